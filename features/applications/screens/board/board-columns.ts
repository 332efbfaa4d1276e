/** The columns of the board; a row belongs to the column of its current state, whichever query returned it. */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";
import type { ApplicationState } from "../../application-constants.ts";

export type BoardColumn =
  | "submitted"
  | "shortlisted"
  | "interviewing"
  | "offered"
  | "hired"
  | "rejected"
  | "ended";

/** States that the team does not set share one column; nothing can be moved there. */
export const columnStates: Record<BoardColumn, readonly ApplicationState[]> = {
  submitted: ["submitted"],
  shortlisted: ["shortlisted"],
  interviewing: ["interviewing"],
  offered: ["offered"],
  hired: ["hired"],
  rejected: ["rejected"],
  ended: ["declined", "withdrawn", "closed"],
};
export const boardColumns = keysOf(columnStates);

export const columnOf = (state: ApplicationState): BoardColumn =>
  boardColumns.find((column) => columnStates[column].includes(state)) ?? "ended";

/** The states to query for a column: its own, limited to the status filter ("a,b"). */
export const statesToQuery = (column: BoardColumn, narrowedTo: string | undefined): string[] => {
  const wanted = narrowedTo ? narrowedTo.split(",") : null;
  return columnStates[column].filter((state) => !wanted || wanted.includes(state));
};

/** The server's result for one column. */
export interface ColumnResult<T> {
  rows: readonly T[];
  total: number;
}

export interface ShownColumn<T> extends ColumnResult<T> {
  column: BoardColumn;
  /** The server has more rows than were queried. */
  hasMore: boolean;
}

/** A row that has moved since is shown first in its new column and counted there. */
export function arrangeColumns<T extends { id: string; aasmState: ApplicationState }>(
  answers: Record<BoardColumn, ColumnResult<T>>,
): ShownColumn<T>[] {
  const allRows = boardColumns.flatMap((column) =>
    answers[column].rows.map((row) => ({ row, from: column })),
  );
  return boardColumns.map((column) => {
    const { rows, total } = answers[column];
    const own = new Set(rows.map(({ id }) => id));
    const remaining = rows.filter((row) => columnOf(row.aasmState) === column);
    const arrived = new Map(
      allRows
        .filter(({ row, from }) => from !== column && columnOf(row.aasmState) === column && !own.has(row.id))
        .map(({ row }) => [row.id, row]),
    );
    return {
      column,
      rows: [...arrived.values(), ...remaining],
      total: total - (rows.length - remaining.length) + arrived.size,
      hasMore: total > rows.length,
    };
  });
}

/** The nearest column on one side that a card may move to, skipping the others. */
export function columnBeside(
  from: BoardColumn,
  step: 1 | -1,
  targets: readonly ApplicationState[],
): ApplicationState | null {
  const at = boardColumns.indexOf(from);
  const onSide = step > 0 ? boardColumns.slice(at + 1) : boardColumns.slice(0, at).toReversed();
  return onSide.find((column) => isOneOf(targets, column)) ?? null;
}

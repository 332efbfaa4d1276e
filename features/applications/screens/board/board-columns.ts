/** The columns of the board, and who stands in which: by the state a row has now, wherever it was asked for. */
import type { ApplicationState } from "../../application-constants.ts";

export type BoardColumn =
  | "submitted"
  | "shortlisted"
  | "interviewing"
  | "offered"
  | "hired"
  | "rejected"
  | "ended";

/** What ended without the team has one column together; nothing can be moved there. */
export const columnStates: Record<BoardColumn, readonly ApplicationState[]> = {
  submitted: ["submitted"],
  shortlisted: ["shortlisted"],
  interviewing: ["interviewing"],
  offered: ["offered"],
  hired: ["hired"],
  rejected: ["rejected"],
  ended: ["declined", "withdrawn", "closed"],
};
export const boardColumns = Object.keys(columnStates) as BoardColumn[];

export const columnOf = (state: ApplicationState): BoardColumn =>
  boardColumns.find((column) => columnStates[column].includes(state)) ?? "ended";

/** The states to ask for in a column: its own, within those the list is narrowed to ("a,b"). */
export const statesToQuery = (column: BoardColumn, narrowedTo: string | undefined): string[] => {
  const wanted = narrowedTo ? narrowedTo.split(",") : null;
  return columnStates[column].filter((state) => !wanted || wanted.includes(state));
};

/** What the server answered for one column. */
export interface ColumnResult<T> {
  rows: readonly T[];
  total: number;
}

export interface ShownColumn<T> extends ColumnResult<T> {
  column: BoardColumn;
  /** The server has more of them than were asked for. */
  hasMore: boolean;
}

/** A row that was moved since stands in its new column at once, before those who were there, and is counted there. */
export function arrangeColumns<T extends { id: string; aasmState: ApplicationState }>(
  answers: Record<BoardColumn, ColumnResult<T>>,
): ShownColumn<T>[] {
  const asked = boardColumns.flatMap((column) => answers[column].rows.map((row) => ({ row, from: column })));
  return boardColumns.map((column) => {
    const { rows, total } = answers[column];
    const own = new Set(rows.map(({ id }) => id));
    const remaining = rows.filter((row) => columnOf(row.aasmState) === column);
    const arrived = new Map(
      asked
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

/** The column to one side that a card may be moved to, over those where it may not. */
export function columnBeside(
  from: BoardColumn,
  step: 1 | -1,
  moves: readonly ApplicationState[],
): ApplicationState | null {
  const at = boardColumns.indexOf(from);
  const onSide = step > 0 ? boardColumns.slice(at + 1) : boardColumns.slice(0, at).toReversed();
  return (
    (onSide.find((column) => (moves as string[]).includes(column)) as ApplicationState | undefined) ?? null
  );
}

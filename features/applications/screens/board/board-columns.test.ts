import { expect, test } from "vitest";
import { type ApplicationState, applicationStates } from "../../application-constants.ts";
import {
  type ColumnResult,
  arrangeColumns,
  type BoardColumn,
  boardColumns,
  columnBeside,
  columnOf,
  statesToQuery,
} from "./board-columns.ts";

const row = (id: string, aasmState: ApplicationState) => ({ id, aasmState });
type Row = ReturnType<typeof row>;

const board = (answers: Partial<Record<BoardColumn, ColumnResult<Row>>>) => {
  const none: ColumnResult<Row> = { rows: [], total: 0 };
  const all = Object.fromEntries(boardColumns.map((column) => [column, answers[column] ?? none]));
  const shown = arrangeColumns(all as Record<BoardColumn, ColumnResult<Row>>);
  return Object.fromEntries(
    shown.map(({ column, rows, total, hasMore }) => [
      column,
      { ids: rows.map(({ id }) => id).join(), total, hasMore },
    ]),
  );
};

test("every state an employer sees has a column; ends that the team does not set share one", () => {
  const received = applicationStates.filter((state) => state !== "draft");
  expect(boardColumns.flatMap((column) => statesToQuery(column, undefined)).toSorted()).toEqual(
    received.toSorted(),
  );
  expect(columnOf("withdrawn")).toBe("ended");
  expect(columnOf("offered")).toBe("offered");
});

test("a status filter limits the columns", () => {
  expect(statesToQuery("submitted", "shortlisted,closed")).toEqual([]);
  expect(statesToQuery("ended", "shortlisted,closed")).toEqual(["closed"]);
});

test("a moved card is first in its new column and counted only there", () => {
  const shown = board({
    submitted: { rows: [row("a", "submitted"), row("b", "shortlisted")], total: 40 },
    shortlisted: { rows: [row("c", "shortlisted")], total: 1 },
  });
  expect(shown["submitted"]).toEqual({ ids: "a", total: 39, hasMore: true });
  expect(shown["shortlisted"]).toEqual({ ids: "b,c", total: 2, hasMore: false });
});

test("a card in two results is shown and counted once", () => {
  const shown = board({
    submitted: { rows: [row("a", "shortlisted")], total: 1 },
    shortlisted: { rows: [row("a", "shortlisted")], total: 1 },
  });
  expect(shown["submitted"]).toEqual({ ids: "", total: 0, hasMore: false });
  expect(shown["shortlisted"]).toEqual({ ids: "a", total: 1, hasMore: false });
});

test("moving sideways skips columns that cannot be reached", () => {
  expect(columnBeside("submitted", 1, ["interviewing", "offered"])).toBe("interviewing");
  expect(columnBeside("rejected", -1, ["shortlisted"])).toBe("shortlisted");
  expect(columnBeside("interviewing", -1, ["offered", "rejected"])).toBeNull();
  expect(columnBeside("hired", 1, [])).toBeNull();
});

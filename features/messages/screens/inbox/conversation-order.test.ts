import { expect, test } from "vitest";
import { orderRows } from "./conversation-order.ts";

const row = (id: string, minute: number | null) => ({
  id,
  latestMessageAt: minute === null ? null : new Date(2026, 2, 4, 12, minute).toISOString(),
});
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join("");

test("newest first, conversations without a message last", () => {
  const { rows, isReordered } = orderRows([row("a", 1), row("b", null), row("c", 3)], []);
  expect(ids(rows)).toBe("cab");
  expect(isReordered).toBe(false);
});

test("while the list is read nothing moves; new rows are appended, and the order is reported as changed", () => {
  const { rows, isReordered } = orderRows(
    [row("a", 9), row("b", 5), row("c", 10), row("d", 4)],
    ["b", "a", "d"],
  );
  expect(ids(rows)).toBe("badc");
  expect(isReordered).toBe(true);
  expect(orderRows([row("a", 9), row("b", 5)], ["a", "b"]).isReordered).toBe(false);
});

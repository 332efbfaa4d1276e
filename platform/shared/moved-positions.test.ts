import { expect, test } from "vitest";
import { movedPositions } from "./moved-positions.ts";

const rows = (...positions: number[]) =>
  positions.map((position, index) => ({ id: "abcdef"[index]!, position }));

test("only rows between the two places change, and keep the positions that were there", () => {
  expect(movedPositions(rows(10, 20, 30, 40), 0, 1)).toEqual([
    { id: "b", position: 10 },
    { id: "a", position: 20 },
  ]);
  expect(movedPositions(rows(10, 20, 30, 40), 3, 1)).toEqual([
    { id: "d", position: 20 },
    { id: "b", position: 30 },
    { id: "c", position: 40 },
  ]);
});

test("rows of one position are pulled apart", () => {
  expect(movedPositions(rows(0, 0, 0), 2, 0)).toEqual([
    { id: "a", position: 1 },
    { id: "b", position: 2 },
  ]);
});

test("a row that stays where it is changes nothing", () => {
  expect(movedPositions(rows(1, 2, 3), 1, 1)).toEqual([]);
});

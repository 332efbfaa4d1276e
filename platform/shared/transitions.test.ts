import { expect, test } from "vitest";
import { isFinal, canTransition, transitionsFrom, transitions } from "./transitions.ts";

type Door = "open" | "shut" | "locked" | "gone";

const door = transitions<Door>({
  open: { shut: ["educator", "employer"] },
  shut: { open: "educator", locked: "employer" },
  locked: { shut: "employer", gone: "operator" },
  gone: {},
});

test("only those named may make a move that is written down", () => {
  expect(canTransition(door, "shut", "locked", "employer")).toBe(true);
  expect(canTransition(door, "shut", "locked", "educator")).toBe(false);
  expect(canTransition(door, "open", "locked", "employer")).toBe(false);
  expect(canTransition(door, "open", "shut", "educator")).toBe(true);
});

test("staying is not a move, and a state the table does not know leads nowhere", () => {
  expect(canTransition(door, "open", "open", "educator")).toBe(false);
  expect(canTransition(door, "burnt" as Door, "open", "educator")).toBe(false);
});

test("the moves somebody may choose come in the order of the row", () => {
  expect(transitionsFrom(door, "shut", "educator")).toEqual(["open"]);
  expect(transitionsFrom(door, "locked", "employer")).toEqual(["shut"]);
});

test("a state without a way out is final", () => {
  expect(isFinal(door, "gone")).toBe(true);
  expect(isFinal(door, "open")).toBe(false);
});

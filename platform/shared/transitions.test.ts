import { expect, test } from "vitest";
import { isFinal, canTransition, transitionsFrom, transitions } from "./transitions.ts";

type DoorState = "open" | "shut" | "locked" | "gone";

const doorTransitions = transitions<DoorState>({
  open: { shut: ["educator", "employer"] },
  shut: { open: "educator", locked: "employer" },
  locked: { shut: "employer", gone: "operator" },
  gone: {},
});

test("only those named may make a move that is written down", () => {
  expect(canTransition(doorTransitions, "shut", "locked", "employer")).toBe(true);
  expect(canTransition(doorTransitions, "shut", "locked", "educator")).toBe(false);
  expect(canTransition(doorTransitions, "open", "locked", "employer")).toBe(false);
  expect(canTransition(doorTransitions, "open", "shut", "educator")).toBe(true);
});

test("staying is not a move, and a state the table does not know leads nowhere", () => {
  expect(canTransition(doorTransitions, "open", "open", "educator")).toBe(false);
  expect(canTransition(doorTransitions, "burnt" as DoorState, "open", "educator")).toBe(false);
});

test("the transitions for a role are in the order of the table", () => {
  expect(transitionsFrom(doorTransitions, "shut", "educator")).toEqual(["open"]);
  expect(transitionsFrom(doorTransitions, "locked", "employer")).toEqual(["shut"]);
});

test("a state without a way out is final", () => {
  expect(isFinal(doorTransitions, "gone")).toBe(true);
  expect(isFinal(doorTransitions, "open")).toBe(false);
});

/** What two answers about one hire come to, and who is asked next. */
import { expect, test } from "vitest";
import { hireStateOf, whomToAsk } from "./hire-state.ts";

const now = new Date("2026-03-18T12:00:00Z");

test.each([
  [null, null, "none", null],
  [true, null, "reported_by_educator", "employer"],
  [null, true, "reported_by_employer", "educator"],
  [true, true, "confirmed", null],
  [true, false, "conflict", "employer"],
  [false, true, "conflict", "educator"],
  [false, null, "none", null],
  [null, false, "none", null],
  [false, false, "none", null],
] as const)("educator %s, employer %s: %s, next %s", (educatorSays, employerSays, state, next) => {
  const answers = { educatorSays, employerSays, conflictAskedAt: null };
  expect([hireStateOf(answers), whomToAsk(answers)]).toEqual([state, next]);
});

test("a conflict is asked once more and not again", () => {
  const conflict = { educatorSays: true, employerSays: false, conflictAskedAt: now };
  expect([hireStateOf(conflict), whomToAsk(conflict)]).toEqual(["conflict", null]);
});

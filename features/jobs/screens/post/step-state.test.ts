import { expect, test } from "vitest";
import { blankJob, isWorthKeeping } from "../../job-draft.ts";
import { stepStateOf } from "./step-state.ts";

const [basics, pay, classroom] = [0, 1, 2];
const titled = { ...blankJob, title: "Lead Teacher" };

test("a step is filled by answers, not by being passed over", () => {
  expect(stepStateOf(basics, titled)).toBe("missing");
  expect(stepStateOf(pay, blankJob)).toBe("missing");
  expect(stepStateOf(classroom, blankJob)).toBe("empty");
  expect(stepStateOf(classroom, { ...blankJob, ageGroup: ["Infant"] })).toBe("filled");
  const whole = { ...titled, roleType: "Assistant Teacher", locationIds: [crypto.randomUUID()] };
  expect(stepStateOf(basics, whole)).toBe("filled");
});

test("a draft begins with a title or two answers, not with one click; presets are no answers", () => {
  const start = { ...blankJob, roleType: "Assistant Teacher" };
  expect(isWorthKeeping(start, start)).toBe(false);
  expect(isWorthKeeping(start, { ...start, roleType: "Floater" })).toBe(false);
  expect(isWorthKeeping(start, { ...start, title: "Art Teacher" })).toBe(true);
  expect(isWorthKeeping(start, { ...start, roleCount: 2, employmentType: ["Full-time"] })).toBe(true);
});

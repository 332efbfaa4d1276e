import { expect, test } from "vitest";
import { problemsWithTime, publishTime, whenOf } from "./publish-when.ts";

test("a planned time comes back as it was put in", () => {
  const at = new Date(2027, 0, 5, 9, 30).toISOString();
  expect(whenOf(at)).toEqual({ when: "later", day: "2027-01-05", time: "09:30" });
  expect(publishTime(whenOf(at))).toBe(at);
  expect(publishTime(whenOf(null))).toBeNull();
});

test("a later time needs a day and a time, and says which is missing", () => {
  expect(problemsWithTime({ when: "now", day: "", time: "" })).toEqual({});
  expect(problemsWithTime({ when: "later", day: "", time: "09:00" })).toEqual({ day: "Choose a day" });
  expect(publishTime({ when: "later", day: "", time: "09:00" })).toBeNull();
});

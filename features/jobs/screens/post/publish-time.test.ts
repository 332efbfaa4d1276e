import { expect, test } from "vitest";
import { validatePublishTime, publishTimeOf, publishTimeValuesOf } from "./publish-time.ts";

test("a planned time comes back as it was put in", () => {
  const at = new Date(2027, 0, 5, 9, 30).toISOString();
  expect(publishTimeValuesOf(at)).toEqual({ when: "later", day: "2027-01-05", time: "09:30" });
  expect(publishTimeOf(publishTimeValuesOf(at))).toBe(at);
  expect(publishTimeOf(publishTimeValuesOf(null))).toBeNull();
});

test("a later time needs a day and a time, and says which is missing", () => {
  expect(validatePublishTime({ when: "now", day: "", time: "" })).toEqual({});
  expect(validatePublishTime({ when: "later", day: "", time: "09:00" })).toEqual({ day: "Choose a day" });
  expect(publishTimeOf({ when: "later", day: "", time: "09:00" })).toBeNull();
});

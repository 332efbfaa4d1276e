import { expect, test } from "vitest";
import { employmentTypeOf, employmentTypes, jobSearchSchedules } from "./job-constants.ts";

test("every search word means one employment type, however it is spelt", () => {
  expect(jobSearchSchedules.map(employmentTypeOf)).toEqual([...employmentTypes]);
  expect(employmentTypeOf(" full-TIME ")).toBe("Full-time");
  expect(employmentTypeOf("Nights")).toBeNull();
});

/** Several jobs' benefits in one list. */
import { expect, test } from "vitest";
import { combineBenefits } from "./benefits.ts";

test("medical that one job pays in full and another in part stands there once", () => {
  expect(combineBenefits(["dental", "partially paid medical", "dental", "fully paid medical"])).toEqual([
    "medical",
    "dental",
  ]);
  expect(combineBenefits(["sick days", "partially paid medical"])).toEqual([
    "partially paid medical",
    "sick days",
  ]);
  expect(combineBenefits([])).toEqual([]);
});

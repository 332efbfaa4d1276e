import { expect, test } from "vitest";
import { geographyOptionCategories, offeredTitles, trainings } from "./geography-options.ts";

test("what the area offers stands, and the general list while that is unknown or empty", () => {
  expect(offeredTitles("trainings", ["Water safety"])).toEqual(["Water safety"]);
  expect(offeredTitles("trainings", [])).toEqual([...trainings]);
  expect(offeredTitles("trainings", undefined)).toEqual([...trainings]);
});

test("every category but places has a general list", () => {
  const without = geographyOptionCategories.filter((category) => offeredTitles(category, []).length === 0);
  expect(without).toEqual(["location"]);
});

test("what was chosen earlier stays in the list once, behind what is offered", () => {
  expect(offeredTitles("benefits", ["dental", "bus pass"], ["bus pass", "vision"])).toEqual([
    "dental",
    "bus pass",
    "vision",
  ]);
});

import { expect, test } from "vitest";
import { translator } from "#platform/server/translations.ts";
import { milesAwayText, milesText, withinMilesText } from "./distance-text.ts";

const english = { t: translator("en"), locale: "en" };
const spanish = { t: translator("es"), locale: "es" };

test("a distance has tenths only where it is near", () => {
  expect(milesText(english, 2.34)).toBe("2.3 mi");
  expect(milesText(english, 9)).toBe("9 mi");
  expect(milesAwayText(english, 12.6)).toBe("13 mi away");
  expect(milesAwayText(spanish, 1250.4)).toBe("a 1,250 mi");
});

test("a radius names its center where there is one", () => {
  expect(withinMilesText(english, 25)).toBe("Within 25 miles");
  expect(withinMilesText(english, 25, "Austin, TX")).toBe("Within 25 miles of Austin, TX");
  expect(withinMilesText(spanish, 25, "Austin, TX")).toBe("A menos de 25 millas de Austin, TX");
});

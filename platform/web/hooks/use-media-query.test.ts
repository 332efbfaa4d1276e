import { expect, test } from "vitest";
import { fitsWidth } from "./use-media-query.ts";

test("bounds of the width count themselves", () => {
  expect([374, 375, 376].map((width) => fitsWidth("(min-width: 375px)", width))).toEqual([false, true, true]);
  expect([766, 767, 768].map((width) => fitsWidth("(max-width: 767px)", width))).toEqual([true, true, false]);
});

test("nothing is said of an unknown width, and of other queries", () => {
  expect(fitsWidth("(min-width: 375px)", null)).toBeNull();
  expect(fitsWidth("(pointer: coarse)", 375)).toBeNull();
});

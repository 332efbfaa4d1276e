import { expect, test } from "vitest";

import { changed, numberIn, several } from "./use-search.ts";

const before = new URLSearchParams("q=lead&page=3&foreign=kept");

test("a changed filter starts again at page 1 and keeps what is not ours", () => {
  expect(changed(before, { schedule: ["Full-Time"] }, "replace").toString()).toBe(
    "q=lead&foreign=kept&schedule=Full-Time",
  );
});

test("empty, false and zero leave the address", () => {
  expect(changed(before, { q: "", minimumWage: 0, new: false, role: [] }, "push").toString()).toBe(
    "page=3&foreign=kept",
  );
  expect(changed(before, { new: true, page: 4 }, "push").toString()).toBe(
    "q=lead&page=4&foreign=kept&new=true",
  );
});

test("several values come back as they went in", () => {
  expect(several("Full-Time,Seasonal")).toEqual(["Full-Time", "Seasonal"]);
  expect(several(undefined)).toEqual([]);
});

test("a number is one only between its bounds, and written as one", () => {
  expect(["0", "-90", " 12.5 ", "90"].map((text) => numberIn(text, -90, 90))).toEqual([0, -90, 12.5, 90]);
  expect(["", undefined, "91", "1e1", "0x1", "lots", "1,5"].map((text) => numberIn(text, -90, 90))).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

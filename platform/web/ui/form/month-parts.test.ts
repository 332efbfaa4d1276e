import { expect, test } from "vitest";
import { joinedMonth, partsOfMonth } from "./month-parts.ts";

test.each([
  ["2026-03", { year: "2026", month: "03" }],
  ["2026-03-15", { year: "2026", month: "03" }],
  ["2026-", { year: "2026", month: "" }],
  ["-03", { year: "", month: "03" }],
  ["", { year: "", month: "" }],
])("%j is %j", (text, parts) => {
  expect(partsOfMonth(text)).toEqual(parts);
  expect(joinedMonth(parts)).toBe(text.slice(0, 7));
});

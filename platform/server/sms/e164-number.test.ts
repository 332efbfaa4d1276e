import { expect, test } from "vitest";
import { e164Number } from "./e164-number.ts";

test.each([
  ["(512) 555-0123", "+15125550123"],
  ["512.555.0123", "+15125550123"],
  ["1 512 555 0123", "+15125550123"],
  ["+1 (512) 555-0123", "+15125550123"],
  ["+52 55 1234 5678", "+525512345678"],
])("%s is %s", (typed, address) => {
  expect(e164Number(typed)).toBe(address);
});

test.each([
  null,
  undefined,
  "",
  "555-0123",
  "(112) 555-0123",
  "(512) 555-0123 x12",
  "+1",
  "44 20 7946 0958 11",
])("no text goes to %s", (typed) => {
  expect(e164Number(typed)).toBeUndefined();
});

import { expect, test } from "vitest";
import { phoneAddress } from "./phone-address.ts";

test.each([
  ["(512) 555-0123", "+15125550123"],
  ["512.555.0123", "+15125550123"],
  ["1 512 555 0123", "+15125550123"],
  ["+1 (512) 555-0123", "+15125550123"],
  ["+52 55 1234 5678", "+525512345678"],
])("%s is %s", (typed, address) => {
  expect(phoneAddress(typed)).toBe(address);
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
  expect(phoneAddress(typed)).toBeUndefined();
});

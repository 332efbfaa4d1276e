import { expect, test } from "vitest";
import { fiveDigits, isZipCode } from "./zip-code.ts";
import { zipCode } from "./zip-code-field.ts";

test.each(["78701", "00501", "78701-1234"])("%s is a zip code", (zip) => {
  expect(isZipCode(zip)).toBe(true);
  expect(fiveDigits(zip)).toBe(zip.split("-")[0]);
});

test.each([
  "7870",
  "787011",
  "78701-",
  "78701-12",
  "78701 1234",
  "7870a",
  "",
  "٧٨٧٠١",
  "78701\n",
  null,
  78701,
])("%j is not", (zip) => {
  expect(isZipCode(zip)).toBe(false);
});

test("the field says what to type, and forgives spaces around it", () => {
  for (const bad of ["7870", "", undefined, 78701])
    expect(zipCode.safeParse(bad).error?.issues.map((issue) => issue.message)).toEqual([
      "Enter a 5-digit ZIP code, like 78701",
    ]);
  expect(zipCode.parse(" 78701 ")).toBe("78701");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { isText } from "./is-text.ts";
import { requiredText } from "./required-text.ts";

test.each(["李幼儿园", "Ana", "4", "¡Hola!", "ß", "O'Brien & Sons"])("%s is a text", (value) => {
  expect(isText(value)).toBe(true);
});

test.each(["", "   ", "!!!", "---", "_", "…", "🙂", null, undefined, 7])("%s is not a text", (value) => {
  expect(isText(value)).toBe(false);
});

test("a letter anywhere makes a text of any rubbish", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (before, after) => isText(`${before}a${after}`)));
});

test("a required text reports its own message for any problem", () => {
  const company = requiredText("Enter the company's name");
  for (const bad of [undefined, null, 5, "", "!!!"])
    expect(company.safeParse(bad).error?.issues[0]?.message).toBe("Enter the company's name");
  expect(company.safeParse("x".repeat(201)).success).toBe(false);
  expect(company.parse("Sunny Hill")).toBe("Sunny Hill");
});

import { expect, test } from "vitest";
import { trimEnd } from "./trim-characters.ts";

test("characters are removed from the end alone", () => {
  expect(trimEnd("wait... what?!", /[.!?]/)).toBe("wait... what");
  expect(trimEnd("!!!", /!/)).toBe("");
  expect(trimEnd("", /!/)).toBe("");
});

import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";

test("a full name is what is known of it", () => {
  expect(fullName({ firstName: "Ana", lastName: "Reyes" })).toBe("Ana Reyes");
  expect(fullName({ firstName: " Ana ", lastName: null })).toBe("Ana");
  expect(fullName({})).toBe("");
});

import { expect, test } from "vitest";
import { answerFromField, fieldValueOf } from "./answer-field-values.ts";

const question = (type: "yes_no" | "choice" | "number" | "text") => ({
  id: "q",
  question: "?",
  type,
  required: true,
});

test.each([
  ["yes_no", true, "yes"],
  ["yes_no", false, "no"],
  ["yes_no", null, ""],
  ["number", 0, 0],
  ["number", null, null],
  ["choice", "Infant", "Infant"],
  ["text", "The garden", "The garden"],
] as const)("%s: %s is shown as %s and comes back the same", (type, answer, value) => {
  expect(fieldValueOf(question(type), answer)).toBe(value);
  expect(answerFromField(question(type), value)).toBe(answer);
});

test("answers stored in other formats are shown too", () => {
  expect(fieldValueOf(question("yes_no"), "yes")).toBe("yes");
  expect(fieldValueOf(question("choice"), ["Infant"])).toBe("Infant");
});

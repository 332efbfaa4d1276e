import { expect, test } from "vitest";
import { validateQuestionFlow } from "./validate-question-set.ts";

const question = (name: string, add: string[] = [], unlisted = true) => ({
  name,
  inputType: "radio",
  unlisted,
  options: [
    { value: "no", title: "No" },
    { value: "yes", title: "Yes", flow: { add } },
  ],
});

test("a question may add unlisted ones, and those others, also two ways to the same", () => {
  const [first, second, third] = [question("a", ["b", "c"], false), question("b", ["c"]), question("c")];
  for (const one of [first!, second!, third!])
    expect(validateQuestionFlow(one, [first!, second!, third!])).toBeNull();
});

test.each([
  [["a"], "a → a"],
  [["b"], "a → b → c → a"],
])("answers that lead to %j in the end lead back", (add, path) => {
  const a = question("a", add);
  expect(
    validateQuestionFlow(a, [a, question("b", ["d", "c"]), question("c", ["a"]), question("d")])?.values,
  ).toEqual({ path });
});

test("a circle elsewhere is not this question's, but does not trap the search", () => {
  const a = question("a", ["b"], false);
  expect(validateQuestionFlow(a, [a, question("b", ["c"]), question("c", ["b"])])).toBeNull();
});

test("what is added must be there, and unlisted", () => {
  const a = question("a", ["b"], false);
  expect(validateQuestionFlow(a, [a])?.values).toEqual({ name: "b" });
  expect(validateQuestionFlow(a, [a, question("b", [], false)])?.message).toContain(
    "only an unlisted question",
  );
});

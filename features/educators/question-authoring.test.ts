import { expect, test } from "vitest";
import { authoringProblem } from "./question-authoring.ts";

const ask = (name: string, add: string[] = [], unlisted = true) => ({
  name,
  inputType: "radio",
  unlisted,
  options: [
    { value: "no", title: "No" },
    { value: "yes", title: "Yes", flow: { add } },
  ],
});

test("a question may add unlisted ones, and those others, also two ways to the same", () => {
  const [first, second, third] = [ask("a", ["b", "c"], false), ask("b", ["c"]), ask("c")];
  for (const one of [first!, second!, third!])
    expect(authoringProblem(one, [first!, second!, third!])).toBeNull();
});

test.each([
  [["a"], "a → a"],
  [["b"], "a → b → c → a"],
])("answers that lead to %j in the end lead back", (add, path) => {
  const a = ask("a", add);
  expect(authoringProblem(a, [a, ask("b", ["d", "c"]), ask("c", ["a"]), ask("d")])?.values).toEqual({ path });
});

test("a circle elsewhere is not this question's, but does not trap the search", () => {
  const a = ask("a", ["b"], false);
  expect(authoringProblem(a, [a, ask("b", ["c"]), ask("c", ["b"])])).toBeNull();
});

test("what is added must be there, and unlisted", () => {
  const a = ask("a", ["b"], false);
  expect(authoringProblem(a, [a])?.values).toEqual({ name: "b" });
  expect(authoringProblem(a, [a, ask("b", [], false)])?.message).toContain("only an unlisted question");
});

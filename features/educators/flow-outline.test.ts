import { expect, test } from "vitest";
import { flowOutline } from "./flow-outline.ts";

const question = (name: string, adds: Record<string, string[]> = {}, unlisted = false) => ({
  name,
  unlisted,
  inputType: "radio",
  options: Object.entries(adds).map(([value, add]) => ({ value, title: value.toUpperCase(), flow: { add } })),
});

test("answers lead to what they add, however deep", () => {
  const { listed, unreached } = flowOutline([
    question("degree", { yes: ["field"], no: [] }),
    question("field", { other: ["which"] }, true),
    question("which", {}, true),
    question("lost", {}, true),
  ]);
  expect(listed).toHaveLength(1);
  const [yes] = listed[0]!.leads;
  expect(listed[0]!.leads).toHaveLength(1);
  expect(yes).toMatchObject({ answer: "YES", reject: null });
  expect(yes!.adds[0]!.leads[0]!.adds[0]!.question.name).toBe("which");
  expect(unreached.map(({ name }) => name)).toEqual(["lost"]);
});

test("a rejecting answer is a lead; a circle is drawn once", () => {
  const ending = {
    ...question("adult"),
    options: [{ value: "no", title: "No", flow: { reject: "final" as const } }],
  };
  const { listed } = flowOutline([ending, question("a", { x: ["b"] }), question("b", { y: ["a"] }, true)]);
  expect(listed[0]!.leads).toEqual([{ answer: "No", adds: [], reject: "final" }]);
  expect(listed[1]!.leads[0]!.adds[0]!.leads).toEqual([]);
});

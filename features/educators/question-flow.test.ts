/** Which questions apply, and what ends or holds up the asking. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  selectApplicableQuestions,
  effectiveQuestions,
  type FlowQuestion,
  rejections,
} from "./question-flow.ts";

const question = (name: string, options: FlowQuestion["options"] = [], more: Partial<FlowQuestion> = {}) => ({
  name,
  inputType: "radio",
  unlisted: false,
  options,
  ...more,
});
const unlisted = { unlisted: true };
const option = (value: string, add: string[]) => ({ value, title: value, flow: { add } });

const questions = [
  question("start", [option("notice", ["period", "reason"]), option("other", ["date"])]),
  question("pay"),
  question("date", [], unlisted),
  question("period", [option("long", ["why_long"])], unlisted),
  question("reason", [], unlisted),
  question("why_long", [], unlisted),
];
const names = (answers: Record<string, string>) =>
  selectApplicableQuestions(questions, answers).map(({ name }) => name);

test("unlisted questions wait until an answer adds them, right behind it and depth first", () => {
  expect(names({})).toEqual(["start", "pay"]);
  expect(names({ start: "notice", period: "long" })).toEqual([
    "start",
    "period",
    "why_long",
    "reason",
    "pay",
  ]);
});

test("changing the answer takes away what it had added", () => {
  expect(names({ start: "other", period: "long" })).toEqual(["start", "date", "pay"]);
});

test("several chosen answers add each their own", () => {
  expect(names({ start: '["notice","other"]' })).toEqual(["start", "date", "period", "reason", "pay"]);
});

test("a circle ends", () => {
  const circle = [
    question("a", [option("x", ["b"])]),
    question("b", [option("x", ["c"])], unlisted),
    question("c", [option("x", ["b", "a"])], unlisted),
  ];
  expect(selectApplicableQuestions(circle, { a: "x", b: "x", c: "x" }).map(({ name }) => name)).toEqual([
    "a",
    "b",
    "c",
  ]);
});

test("whatever is answered, every question is asked at most once", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("start", "period"), fc.string()), (answers) => {
      const applicable = names(answers);
      expect(new Set(applicable).size).toBe(applicable.length);
    }),
  );
});

test("an area's own question stands for the default of its name", () => {
  const rows = [
    { name: "pay", geographyId: null, position: 10 },
    { name: "start", geographyId: null, position: 20 },
    { name: "pay", geographyId: "austin", position: 30 },
  ];
  expect(effectiveQuestions(rows).map(({ name, geographyId }) => [name, geographyId])).toEqual([
    ["start", null],
    ["pay", "austin"],
  ]);
});

test("a soft rejection names what to change, a final one ends", () => {
  const applicable = [
    question("adult", [{ value: "no", title: "No", flow: { add: ["later"], reject: "soft" } }]),
    question("permit", [{ value: "no", title: "No", flow: { reject: "final" } }]),
    question("later", [], { unlisted: true, inputType: "rejection" }),
  ];
  expect(rejections(applicable, { adult: "no" })).toEqual({ isFinal: false, soft: ["adult"] });
  expect(rejections(applicable, { permit: "no" })).toEqual({ isFinal: true, soft: [] });
  expect(rejections(applicable, { adult: "yes", permit: "yes" })).toEqual({ isFinal: false, soft: [] });
});

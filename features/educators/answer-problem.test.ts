/** What counts as an answer, by the way it is asked. */
import { expect, test } from "vitest";
import { type AnswerProblem, answerProblem } from "./answer-problem.ts";

const options = [
  { value: "a", title: "A" },
  { value: "b", title: "B" },
];
const ask = (inputType: string, more = {}) => ({ inputType, minInput: 0, options: [], ...more });

test.each([
  [ask("radio", { options }), "a"],
  [ask("multi_select", { options, minInput: 2 }), '["a","b"]'],
  [ask("multi_select", { options }), "a"],
  [ask("text"), "李幼儿园"],
  [ask("textarea", { minInput: 5 }), "I love it"],
  [ask("number"), "12"],
  [ask("currency"), "18.50"],
  [ask("currency"), '{"min":18,"max":22,"interval":"hour"}'],
  [ask("date"), "2026-04-01"],
  [ask("month"), "April"],
  [ask("month"), "2026-04"],
  [ask("location"), '{"lat":30.2,"lng":-97.7,"radiusInMiles":10}'],
  [ask("location"), "Austin, TX"],
  [ask("video"), "0193b85c-5978-74ef-be9e-bfc4aa90da3c"],
])("%o takes %j", (question, text) => {
  expect(answerProblem(question, text)).toBeNull();
});

test.each([
  [ask("radio", { options }), "c", "Choose one of the answers"],
  [ask("radio", { options }), "", "Choose one of the answers"],
  [ask("multi_select", { options, minInput: 2 }), '["a"]', "Choose at least 2"],
  [ask("multi_select", { options }), "[]", "Choose at least 1"],
  [ask("multi_select", { options }), '["a","z"]', "Choose from the answers"],
  [ask("text"), "!!!", "Answer this question"],
  [ask("textarea", { minInput: 40 }), "Short", "Write at least 40 characters"],
  [ask("text", { config: { max: 3 } }), "Long", "Write at most 3 characters"],
  [ask("number"), "many", "Enter a number"],
  [ask("number", { config: { min: 0, max: 240 } }), "241", "Enter a number from 0 to 240"],
  [ask("number", { config: { min: 1 } }), "0", "Enter 1 or more"],
  [ask("currency", { config: { max: 150 } }), "151", "Enter 150 or less"],
  [ask("date"), "2026-02-30", "Enter a date, like 03/15/2024"],
  [ask("date"), "tomorrow", "Enter a date, like 03/15/2024"],
  [ask("month"), "Smarch", "Choose a month"],
  [ask("location"), '{"lat":"north"}', "Answer this question"],
  [ask("location"), '{"lat":900,"lng":3}', "Answer this question"],
  [ask("radio", { options }), '["a","b"]', "Choose one of the answers"],
  [ask("multi_select", { options, minInput: 2 }), '["a","a"]', "Choose at least 2"],
  [ask("currency"), "{}", "Enter a number"],
  [ask("currency"), '{"min":22,"max":18}', "Enter a number"],
  [ask("video"), "https://evil.example", "Answer this question"],
  [ask("info"), "ok", "This needs no answer"],
])("%o refuses %j", (question, text, sentence) => {
  expect(said(answerProblem(question, text))).toBe(sentence);
});

const said = (problem: AnswerProblem | null) =>
  problem?.text.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => String(problem.values?.[name]));

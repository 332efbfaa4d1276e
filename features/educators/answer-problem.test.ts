/** What counts as an answer, by the way it is asked. */
import { expect, test } from "vitest";
import { answerProblem } from "./answer-problem.ts";

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
])("%o takes %j", (question, text) => {
  expect(answerProblem(question, text)).toBeNull();
});

test.each([
  [ask("radio", { options }), "c", "Choose one of the answers"],
  [ask("radio", { options }), "", "Choose one of the answers"],
  [ask("multi_select", { options, minInput: 2 }), '["a"]', "Choose more answers"],
  [ask("multi_select", { options }), "[]", "Choose more answers"],
  [ask("multi_select", { options }), '["a","z"]', "Choose from the answers"],
  [ask("text"), "!!!", "Answer this question"],
  [ask("textarea", { minInput: 40 }), "Short", "Write a little more"],
  [ask("number"), "many", "Enter a number"],
  [ask("date"), "tomorrow", "Enter a date, like 03/15/2024"],
  [ask("month"), "Smarch", "Choose a month"],
  [ask("location"), '{"lat":"north"}', "Answer this question"],
  [ask("info"), "ok", "This needs no answer"],
])("%o refuses %j", (question, text, sentence) => {
  expect(answerProblem(question, text)).toBe(sentence);
});

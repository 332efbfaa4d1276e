/** Which answers are valid, by input type. */
import { expect, test } from "vitest";
import { type AnswerProblem, validateAnswer } from "./validate-answer.ts";

const options = [
  { value: "a", title: "A" },
  { value: "b", title: "B" },
];
const question = (inputType: string, more = {}) => ({ inputType, minInput: 0, options: [], ...more });

test.each([
  [question("radio", { options }), "a"],
  [question("multi_select", { options, minInput: 2 }), '["a","b"]'],
  [question("multi_select", { options }), "a"],
  [question("text"), "李幼儿园"],
  [question("textarea", { minInput: 5 }), "I love it"],
  [question("number"), "12"],
  [question("currency"), "18.50"],
  [question("currency"), '{"min":18,"max":22,"interval":"hour"}'],
  [question("date"), "2026-04-01"],
  [question("month"), "April"],
  [question("month"), "2026-04"],
  [question("location"), '{"lat":30.2,"lng":-97.7,"radiusInMiles":10}'],
  [question("location"), "Austin, TX"],
  [question("video"), "0193b85c-5978-74ef-be9e-bfc4aa90da3c"],
])("%o takes %j", (question, text) => {
  expect(validateAnswer(question, text)).toBeNull();
});

test.each([
  [question("radio", { options }), "c", "Choose one of the answers"],
  [question("radio", { options }), "", "Choose one of the answers"],
  [question("multi_select", { options, minInput: 2 }), '["a"]', "Choose at least 2"],
  [question("multi_select", { options }), "[]", "Choose at least 1"],
  [question("multi_select", { options }), '["a","z"]', "Choose from the answers"],
  [question("text"), "!!!", "Answer this question"],
  [question("textarea", { minInput: 40 }), "Short", "Write at least 40 characters"],
  [question("text", { config: { max: 3 } }), "Long", "Write at most 3 characters"],
  [question("number"), "many", "Enter a number"],
  [question("number", { config: { min: 0, max: 240 } }), "241", "Enter a number from 0 to 240"],
  [question("number", { config: { min: 1 } }), "0", "Enter 1 or more"],
  [question("currency", { config: { max: 150 } }), "151", "Enter 150 or less"],
  [question("date"), "2026-02-30", "Enter a date, like 03/15/2024"],
  [question("date"), "tomorrow", "Enter a date, like 03/15/2024"],
  [question("month"), "Smarch", "Choose a month"],
  [question("location"), '{"lat":"north"}', "Answer this question"],
  [question("location"), '{"lat":900,"lng":3}', "Answer this question"],
  [question("radio", { options }), '["a","b"]', "Choose one of the answers"],
  [question("multi_select", { options, minInput: 2 }), '["a","a"]', "Choose at least 2"],
  [question("currency"), "{}", "Enter a number"],
  [question("currency"), '{"min":22,"max":18}', "Enter a number"],
  [question("video"), "https://evil.example", "Answer this question"],
  [question("info"), "ok", "This needs no answer"],
])("%o refuses %j", (question, text, sentence) => {
  expect(problemText(validateAnswer(question, text))).toBe(sentence);
});

const problemText = (problem: AnswerProblem | null) =>
  problem?.text.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => String(problem.values?.[name]));

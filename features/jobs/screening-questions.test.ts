import { expect, test } from "vitest";
import { screeningQuestion, screeningQuestions, type ScreeningQuestion } from "./screening-questions.ts";
import { answerProblem, qualified, unansweredQuestions } from "./screening-rules.ts";

const ask = (question: Partial<ScreeningQuestion>) =>
  screeningQuestion.parse({ id: "q", question: "May we ask?", type: "text", ...question });

const licence = ask({ id: "licence", type: "yes_no", required: true, knockOut: ["no"] });
const shift = ask({ id: "shift", type: "choice", options: ["Mornings", "Evenings"], knockOut: ["Evenings"] });
const years = ask({ id: "years", type: "number", knockOut: { min: 2 } });
const why = ask({ id: "why", required: true });

test.each([
  [{ licence: "yes", shift: "Mornings", years: 2 }, true],
  [{ licence: "no" }, false],
  [{ licence: false }, false],
  [{ licence: true }, true],
  [{ licence: " No " }, false],
  [{ shift: "Evenings" }, false],
  [{ shift: ["Mornings", "Evenings"] }, false],
  [{ years: 1 }, false],
  [{ years: "1.5" }, false],
  [{ years: 0 }, false],
  [{}, true],
  [{ licence: "", years: null }, true],
])("answers %j: qualified is %s", (answers, expected) => {
  expect(qualified(answers, [licence, shift, years, why])).toBe(expected);
});

test("a knock-out may be given as one value too", () => {
  expect(qualified({ q: "no" }, [ask({ type: "yes_no", knockOut: "no" })])).toBe(false);
  expect(qualified({ q: "no" }, [ask({ type: "yes_no", knockOut: false })])).toBe(false);
  expect(qualified({ q: 12 }, [ask({ type: "number", knockOut: { max: 10 } })])).toBe(false);
});

test("what is required and missing is named", () => {
  expect(unansweredQuestions({ why: "  " }, [licence, shift, why]).map(({ id }) => id)).toEqual([
    "licence",
    "why",
  ]);
  expect(unansweredQuestions({ licence: false, why: "I like it" }, [licence, shift, why])).toEqual([]);
});

test("an answer must fit its question", () => {
  expect(answerProblem("maybe", licence)).toBe("Answer yes or no");
  expect(answerProblem(true, licence)).toBeNull();
  expect(answerProblem("two", years)).toBe("Enter a number");
  expect(answerProblem("Nights", shift)).toBe("Choose one of the answers");
  expect(answerProblem("mornings", shift)).toBeNull();
  expect(answerProblem("", years)).toBeNull();
});

test("ten questions are enough", () => {
  expect(screeningQuestions.safeParse(Array(10).fill(why)).success).toBe(true);
  expect(screeningQuestions.safeParse(Array(11).fill(why)).error?.issues[0]?.message).toBe(
    "Ask at most 10 questions",
  );
});

/** Which unsaved answers count, and which answers they override. */
import { expect, test } from "vitest";
import { isSuperseded, withUnsavedAnswers } from "./unsaved-answers.ts";

const at = "2026-11-21T10:00:00.000Z";
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

test("an unsaved answer lies over the server's, an emptied one takes it away", () => {
  const unsaved = { start: { value: "asap", at }, pay: { value: "", at } };
  expect(withUnsavedAnswers({ start: "June", pay: "20", role: "x" }, unsaved)).toEqual({
    start: "asap",
    role: "x",
  });
});

test("what another device answered since stands; the own save a moment ago does not count as that", () => {
  const unsaved = { start: { value: "asap", at }, pay: { value: "21", at } };
  const row = (profileQuestionName: string, updatedAt: string) => ({ profileQuestionName, updatedAt });
  expect(isSuperseded(unsaved, [row("start", later(60)), row("pay", later(1))])).toEqual(["start"]);
  expect(isSuperseded(unsaved, [row("start", later(-60))])).toEqual([]);
  expect(isSuperseded(unsaved, [])).toEqual([]);
});

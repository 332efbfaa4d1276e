/** Which unsaved answers count, and which answers they override. */
import { expect, test } from "vitest";
import { supersededNames, withUnsavedAnswers } from "./unsaved-answers.ts";

const at = "2026-11-21T10:00:00.000Z";
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

test("an unsaved answer lies over the server's, an emptied one takes it away", () => {
  const unsaved = { start: { value: "asap", at }, pay: { value: "", at } };
  expect(withUnsavedAnswers({ start: "June", pay: "20", role: "x" }, unsaved)).toEqual({
    start: "asap",
    role: "x",
  });
});

test("what another device answered differently since is in question; the own save a moment ago is not", () => {
  const unsaved = { start: { value: "asap", at }, pay: { value: "21", at } };
  const row = (profileQuestionName: string, value: string, updatedAt: string) => ({
    profileQuestionName,
    value,
    updatedAt,
  });
  const since = [row("start", "June", later(60)), row("pay", "20", later(1)), row("role", "x", later(60))];
  expect(supersededNames(unsaved, since)).toEqual(["start"]);
  expect(supersededNames(unsaved, [row("start", "asap", later(60))])).toEqual([]);
  expect(supersededNames(unsaved, [row("start", "June", later(-60))])).toEqual([]);
  expect(supersededNames(unsaved, [])).toEqual([]);
});

/** Which unsaved answers count, and what they lie over. */
import { expect, test } from "vitest";
import { overtaken, withKept } from "./kept-answers.ts";

const at = "2026-11-21T10:00:00.000Z";
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();

test("an unsaved answer lies over the server's, an emptied one takes it away", () => {
  const kept = { start: { value: "asap", at }, pay: { value: "", at } };
  expect(withKept({ start: "June", pay: "20", role: "x" }, kept)).toEqual({ start: "asap", role: "x" });
});

test("what another device answered since stands; the own save a moment ago does not count as that", () => {
  const kept = { start: { value: "asap", at }, pay: { value: "21", at } };
  const row = (profileQuestionName: string, updatedAt: string) => ({ profileQuestionName, updatedAt });
  expect(overtaken(kept, [row("start", later(60)), row("pay", later(1))])).toEqual(["start"]);
  expect(overtaken(kept, [row("start", later(-60))])).toEqual([]);
  expect(overtaken(kept, [])).toEqual([]);
});

import { expect, test } from "vitest";
import { mergeEdits } from "./merge-edits.ts";

const base = { title: "Teacher", pay: { min: 18 }, ages: ["Toddler"], note: "" };

test("what only one side changed is kept from that side", () => {
  const mine = { ...base, title: "Lead Teacher" };
  const theirs = { ...base, pay: { min: 20 } };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    merged: { ...base, title: "Lead Teacher", pay: { min: 20 } },
    both: [],
    onlyTheirs: ["pay"],
  });
});

test("what both changed is named, and stays as it is here; the same change twice is none", () => {
  const mine = { ...base, title: "Lead Teacher", ages: ["Infant"] };
  const theirs = { ...base, title: "Music Teacher", ages: ["Infant"] };
  expect(mergeEdits(base, mine, theirs)).toEqual({ merged: mine, both: ["title"], onlyTheirs: [] });
});

test("what is stored alike is alike", () => {
  const trimmed = (values: typeof base) => ({ ...values, title: values.title.trim() });
  const mine = { ...base, title: "Teacher " };
  const theirs = { ...base, title: "Guide" };
  expect(mergeEdits(base, mine, theirs, trimmed)).toMatchObject({ both: [], onlyTheirs: ["title"] });
});

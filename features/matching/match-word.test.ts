import { expect, test } from "vitest";
import { matchWord } from "./match-word.ts";

test.each([
  [{ score: 0.9, met: 1, known: 1, asked: 7 }, null],
  [{ score: 0.9, met: 2, known: 2, asked: 7 }, null],
  [{ score: 0.6, met: 1, known: 3, asked: 7 }, "some"],
  [{ score: 0.8, met: 3, known: 3, asked: 7 }, "some"],
  [{ score: 0.6, met: 4, known: 6, asked: 7 }, "good"],
  [{ score: 0.8, met: 6, known: 7, asked: 7 }, "strong"],
  [{ score: 0.3, met: 4, known: 7, asked: 7 }, "some"],
  [{ score: 1, met: 2, known: 2, asked: 2 }, "strong"],
  [{ score: 0.5, met: 1, known: 2, asked: 2 }, "some"],
] as const)("%j is called %s", (counts, word) => expect(matchWord(counts)).toBe(word));

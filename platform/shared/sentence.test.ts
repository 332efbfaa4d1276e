import { expect, test } from "vitest";
import { readSentence, sentence } from "./sentence.ts";

test("values fill the named places, in any language", () => {
  const met = sentence("Meets {met} of {asked}.", { met: 4, asked: 5 });
  expect(readSentence(met)).toBe("Meets 4 of 5.");
  expect(readSentence(met, () => "De {asked}, cumple {met}.")).toBe("De 5, cumple 4.");
});

test("a place without a value stays visible instead of turning into undefined", () => {
  expect(readSentence(sentence("Hello {name}"))).toBe("Hello {name}");
});

import { expect, test } from "vitest";
import { readSentence, sentence } from "./sentence.ts";

const met = sentence("Meets {met} of {asked}.", { met: 4, asked: 5 });

test("without a translator it reads in English, values filled in", () => {
  expect(readSentence(met)).toBe("Meets 4 of 5.");
});

test("a translator gets the text and its values", () => {
  expect(readSentence(met, (text, values) => `${text} ${values.met}/${values.asked}`)).toBe(
    "Meets {met} of {asked}. 4/5",
  );
});

test("a place without a value stays visible instead of turning into undefined", () => {
  expect(readSentence(sentence("Hello {name}"))).toBe("Hello {name}");
});

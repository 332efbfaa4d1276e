import { expect, test } from "vitest";
import { translateText, translatableText } from "./translatable.ts";

const met = translatableText("Meets {met} of {total}.", { met: 4, total: 5 });

test("without a translator it reads in English, values filled in", () => {
  expect(translateText(met)).toBe("Meets 4 of 5.");
});

test("a translator gets the text and its values", () => {
  expect(translateText(met, (text, values) => `${text} ${values.met}/${values.total}`)).toBe(
    "Meets {met} of {total}. 4/5",
  );
});

test("a place without a value stays visible instead of turning into undefined", () => {
  expect(translateText(translatableText("Hello {name}"))).toBe("Hello {name}");
});

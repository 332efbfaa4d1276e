import { expect, test } from "vitest";
import { translatableText, translateText } from "./translate.ts";

test("the translator gets the text and its values", () => {
  const met = translatableText("Meets {met} of {total}.", { met: 4, total: 5 });
  expect(translateText(met, (text, values) => `${text} ${values?.["met"]}/${values?.["total"]}`)).toBe(
    "Meets {met} of {total}. 4/5",
  );
});

import { expect, test } from "vitest";

import { chosenLanguage } from "./language.ts";

test("the visitor's own choice wins over the browser's wish", () => {
  expect(chosenLanguage("a=b; language=es", "en-US,en;q=0.9")).toBe("es");
});

test("the browser's most preferred available language is chosen", () => {
  expect(chosenLanguage("", "fr-FR,es-MX;q=0.7,en;q=0.3")).toBe("es");
  expect(chosenLanguage("", "en;q=0.3,es;q=0")).toBe("en");
});

test("anything else reads English", () => {
  expect(chosenLanguage("language=xx", "fr")).toBe("en");
  expect(chosenLanguage()).toBe("en");
});

/** Error texts whose words are fixed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const catalogue = (language: string) => readFileSync(`locales/${language}.po`, "utf8");

/** The address is a link, which the catalogue writes as a numbered tag. */
const uncaughtFailure =
  "Sorry, we ran into an error. We've been notified and will look into it. " +
  "If it happens again, please contact us at <0>{email}</0>.";

test("an uncaught failure is told in its fixed words", () => {
  expect(catalogue("en")).toContain(`msgid "${uncaughtFailure}"\nmsgstr "${uncaughtFailure}"`);
});

test("an uncaught failure is told in Spanish too", () => {
  const [, translation] = catalogue("es").split(`msgid "${uncaughtFailure}"\nmsgstr "`);
  expect(translation).toMatch(/^[^"]*<0>\{email\}<\/0>[^"]*"/);
  expect(translation).not.toMatch(/^Sorry/);
});

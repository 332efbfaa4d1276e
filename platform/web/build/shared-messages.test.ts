import { setupI18n, type Messages } from "@lingui/core";
import { expect, test, vi } from "vitest";
import { translator } from "#platform/server/translations.ts";
import { compileSharedMessages, markedTexts } from "./shared-messages.ts";

const sharedMessages = compileSharedMessages();

test("the marked texts of a file are found as the extractor finds them", () => {
  const code = String.raw`
    t(/*i18n*/ "From {pay}");
    const text = /*i18n*/
      "A \"quoted\" {word}";
    t("unmarked {pay}");
    t(/*i18n*/ ${"`template`"});`;
  expect(markedTexts(code)).toEqual(["From {pay}", 'A "quoted" {word}']);
});

test("a shared text with a plural reads the same in the browser and on the server", () => {
  const text = "{miles, plural, one {# mile} other {# miles}}";
  // As in the built browser bundle: nothing there can compile a message.
  const browser = setupI18n({
    locale: "en",
    locales: ["en-US"],
    messages: { en: sharedMessages as Messages },
  });
  browser.setMessagesCompiler((message) => [message]);
  for (const [miles, expected] of [
    [1, "1 mile"],
    [1250, "1,250 miles"],
  ] as const) {
    expect(browser.t(text, { miles })).toBe(expected);
    expect(translator("en")(text, { miles })).toBe(expected);
  }
  expect(translator("es")(text, { miles: 2 })).toBe("2 millas");
});

test("texts are found at any depth of a folder", () => {
  expect(sharedMessages).toHaveProperty(["Your application for {title} was sent."]);
  expect(sharedMessages).toHaveProperty(["“{name}” is no longer open, so your change was not saved."]);
});

test("every shared text with placeholders reads the same on both sides", () => {
  const warnings = vi.spyOn(console, "warn");
  const browser = setupI18n({
    locale: "en",
    locales: ["en-US"],
    messages: { en: sharedMessages as Messages },
  });
  browser.setMessagesCompiler((message) => [message]);
  const values = new Proxy({}, { get: () => 3, ownKeys: () => [] });
  for (const text of Object.keys(sharedMessages))
    expect(browser.t(text, values)).toBe(translator("en")(text, values));
  expect(warnings).not.toHaveBeenCalled();
});

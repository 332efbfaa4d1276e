/** Only addresses that are safe to follow are links. */
import { expect, test } from "vitest";
import { isWebAddress } from "./is-web-address.ts";

test.each(["https://profile.indeed.com/p/ana", "http://sunnyhill.example", "HTTPS://Resume.Example/a?b=c#d"])(
  "%s is a web address",
  (text) => expect(isWebAddress(text)).toBe(true),
);

test.each([
  "javascript:alert(1)",
  "data:text/html,hello",
  "//resume.example/ana",
  "resume.example",
  "https://indeed.com@elsewhere.example",
  "https://:secret@elsewhere.example",
  "https://localhost",
  "Ten years with toddlers. https://resume.example",
])("%s is not", (text) => expect(isWebAddress(text)).toBe(false));

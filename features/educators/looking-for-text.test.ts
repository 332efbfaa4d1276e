import { expect, test } from "vitest";
import { translator } from "#platform/server/translations.ts";
import { lookingForText } from "./looking-for-text.ts";
import { mustGiveNotice } from "./start-date.ts";

test.each([
  [{ desired_start: "asap" }, "ASAP"],
  [{ desired_start_month: "March" }, "Starting March"],
  [{ desired_start: "september" }, "Starting September"],
  [{ desired_start: "other", desired_start_date: "2027-01-05" }, "After January 5, 2027"],
  [{ desired_start: mustGiveNotice, notice_period: "2 weeks' notice" }, "2 weeks' notice required"],
  [{ desired_start: mustGiveNotice, notice_period: "4 weeks" }, "4 weeks required"],
  [{}, ""],
  [{ desired_start: "other" }, ""],
  [{ desired_start: mustGiveNotice }, ""],
  [{ desired_start: "someday" }, ""],
])("%j reads %j", (answers, text) => {
  expect(lookingForText({ t: translator("en"), locale: "en" }, answers)).toBe(text);
});

test.each([
  [{ desired_start_month: "March" }, "A partir de marzo"],
  [{ desired_start: "other", desired_start_date: "2027-01-05" }, "Después del 5 de enero de 2027"],
])("%j reads %j in Spanish", (answers, text) => {
  expect(lookingForText({ t: translator("es"), locale: "es" }, answers)).toBe(text);
});

/** The looking-for text in the reader's language: "ASAP", "Starting March", "After January 05, 2027". */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { regionalLocale } from "#platform/shared/language.ts";
import { wordsIn } from "#platform/web/i18n/labels.ts";
import { parseStart, type StartAnswers } from "../start-date.ts";
import { monthLabels, noticePeriodLabels } from "./preference-labels.ts";

/** Empty without an answer. */
export function lookingFor(i18n: I18n, answers: StartAnswers): string {
  const start = parseStart(answers);
  if (!start) return "";
  if (start.kind === "asap") return i18n._(msg`ASAP`);
  if (start.kind === "month") {
    const month = wordsIn(i18n, monthLabels, start.month);
    return i18n._(msg`Starting ${month}`);
  }
  if (start.kind === "after") {
    const date = day(i18n, start.date);
    return i18n._(msg`After ${date}`);
  }
  const period = wordsIn(i18n, noticePeriodLabels, start.period);
  return i18n._(msg`${period} required`);
}

const day = (i18n: I18n, date: string) =>
  new Intl.DateTimeFormat(regionalLocale(i18n.locale), {
    year: "numeric",
    month: "long",
    day: "2-digit",
    timeZone: "UTC",
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

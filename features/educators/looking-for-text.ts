/** When an educator could start, in the reader's language: "ASAP", "Starting March", "After January 5, 2027". */
import { dateFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import type { Localizer } from "#platform/shared/translate.ts";
import { parseStart, type StartAnswers } from "./start-date.ts";

/** Empty without an answer. */
export function lookingForText({ t, locale }: Localizer, answers: StartAnswers): string {
  const start = parseStart(answers);
  switch (start?.kind) {
    case "asap":
      return t(/*i18n*/ "ASAP");
    case "month":
      return t(/*i18n*/ "Starting {month}", { month: t(start.month) });
    case "after":
      return t(/*i18n*/ "After {date}", { date: formatDay(start.date, locale) });
    case "notice":
      return t(/*i18n*/ "{period} required", { period: t(start.period) });
    case undefined:
      return "";
  }
}

const formatDay = (date: string, locale: string) =>
  dateFormat(regionalLocale(locale), {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

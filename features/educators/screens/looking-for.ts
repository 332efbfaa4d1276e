/** The looking-for text in the reader's language: "ASAP", "Starting March", "After January 05, 2027". */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale } from "date-fns";
import { format } from "date-fns/format";
import { parseISO } from "date-fns/parseISO";
import { wordsIn } from "#platform/web/words.ts";
import { startOf, type StartAnswers } from "../start-date.ts";
import { monthWords, noticePeriodWords } from "./preference-words.ts";

/** `locale` is the date-fns one of the reader's language; English without it. Empty when nothing was said. */
export function lookingFor(i18n: I18n, answers: StartAnswers, locale?: Locale): string {
  const start = startOf(answers);
  if (!start) return "";
  if (start.kind === "asap") return i18n._(msg`ASAP`);
  if (start.kind === "month") {
    const month = wordsIn(i18n, monthWords, start.month);
    return i18n._(msg`Starting ${month}`);
  }
  if (start.kind === "after") {
    const date = format(parseISO(start.date), "MMMM dd, yyyy", { locale });
    return i18n._(msg`After ${date}`);
  }
  const period = wordsIn(i18n, noticePeriodWords, start.period);
  return i18n._(msg`${period} required`);
}

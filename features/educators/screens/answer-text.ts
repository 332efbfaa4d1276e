/** An answer to a profile question in plain words: the titles of what was chosen, a place by its address. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { collegeCreditWords, philosophyWords, trainingWords } from "#features/places/screens/place-words.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import { absoluteDay } from "#platform/web/format.ts";
import { wordsIn, type WordTable } from "#platform/web/words.ts";
import { answerValue, chosenValues } from "../answer-value.ts";
import { dollars } from "../compensation.ts";
import { childAgeGroupWords } from "./experience-words.ts";
import { jobTitleWords } from "./job-title-words.ts";
import { languageWords } from "./language-words.ts";
import {
  jobAgeGroupWords,
  jobSearchStatusWords,
  monthWords,
  noticePeriodWords,
  roleWords,
  scheduleWords,
} from "./preference-words.ts";

interface Question {
  inputType?: string;
  options?: readonly { value: string; title: string }[];
}

/** Empty when there is nothing to say. */
export function answerText(i18n: I18n, value: string | null, { inputType, options = [] }: Question): string {
  const given = answerValue(value);
  if (given === null || given === "") return "";
  if (typeof given === "object" && !Array.isArray(given)) return nameIn(given as Named);
  if (inputType === "currency" && Number.isFinite(Number(given))) {
    return dollars(Number(given), regionalLocale(i18n.locale));
  }
  if (inputType === "date") return absoluteDay(new Date(`${String(given)}T12:00:00`), i18n.locale);
  const words = chosenValues(value).map((one) => {
    const title = options.find((option) => option.value === one)?.title;
    return Object.hasOwn(known, one) ? wordsIn(i18n, known, one) : i18n._(title || one);
  });
  return new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(words);
}

/** An option as it is offered: the constants by their words, an author's own sentence by the catalogue. */
export const optionTitle = (i18n: I18n, { value, title }: { value: string; title: string }): string =>
  value === title ? wordsIn(i18n, known, value) : i18n._(title);

interface Named {
  address?: unknown;
  filename?: unknown;
}

const nameIn = ({ address, filename }: Named) =>
  typeof address === "string" ? address : typeof filename === "string" ? filename : "";

/** The constants that answers are made of; an operator's own options show their titles. */
const known: WordTable = {
  ...languageWords,
  ...jobTitleWords,
  ...childAgeGroupWords,
  ...jobAgeGroupWords,
  ...jobSearchStatusWords,
  ...monthWords,
  ...noticePeriodWords,
  ...roleWords,
  ...scheduleWords,
  ...philosophyWords,
  ...collegeCreditWords,
  ...trainingWords,
  yes: msg`Yes`,
  no: msg`No`,
};

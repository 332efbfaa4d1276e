/** An answer to a profile question as text: the titles of the chosen options, a place by its address. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  collegeCreditLabels,
  philosophyLabels,
  trainingLabels,
} from "#features/places/screens/place-labels.ts";
import { formatDollars, longDate } from "#platform/shared/format.ts";
import { isDay } from "#platform/web/i18n/calendar-days.ts";
import { inSentence, labelFor, type LabelMap } from "#platform/web/i18n/labels.ts";
import { answerValue, chosenValues } from "../answer-value.ts";
import { childAgeGroupLabels } from "./experience-labels.ts";
import { jobTitleLabels } from "./job-title-labels.ts";
import { languageLabels } from "./language-labels.ts";
import {
  jobAgeGroupLabels,
  jobSearchStatusLabels,
  monthLabels,
  noticePeriodLabels,
  roleLabels,
  scheduleLabels,
} from "./preference-labels.ts";

interface Question {
  inputType?: string;
  options?: readonly { value: string; title: string }[];
}

/** Empty without an answer. */
export function answerText(i18n: I18n, value: string | null, { inputType, options = [] }: Question): string {
  const given = answerValue(value);
  if (given === null || given === "") return "";
  if (typeof given === "object" && !Array.isArray(given)) return nameIn(given);
  if (inputType === "currency" && Number.isFinite(Number(given))) {
    return formatDollars(Number(given), i18n.locale);
  }
  if (inputType === "date" && isDay(String(given))) return longDate(String(given), i18n.locale);
  const titles = chosenValues(value).map((one) => {
    const title = options.find((option) => option.value === one)?.title;
    return Object.hasOwn(known, one) ? labelFor(i18n, known, one) : i18n._(title || one);
  });
  const words = inSentence(i18n.locale, titles, chosenValues(value));
  return new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(words);
}

/** An option's title: constants by their labels, an author's own title by the catalogue. */
export const optionTitle = (i18n: I18n, { value, title }: { value: string; title: string }): string =>
  value === title ? labelFor(i18n, known, value) : i18n._(title);

interface Named {
  address?: unknown;
  filename?: unknown;
}

const nameIn = ({ address, filename }: Named) =>
  typeof address === "string" ? address : typeof filename === "string" ? filename : "";

/** The labels of constant options; an operator's own options show their titles. */
const known: LabelMap = {
  ...languageLabels,
  ...jobTitleLabels,
  ...childAgeGroupLabels,
  ...jobAgeGroupLabels,
  ...jobSearchStatusLabels,
  ...monthLabels,
  ...noticePeriodLabels,
  ...roleLabels,
  ...scheduleLabels,
  ...philosophyLabels,
  ...collegeCreditLabels,
  ...trainingLabels,
  // As the line above it says when they could start.
  asap: msg`ASAP`,
  yes: msg`Yes`,
  no: msg`No`,
};

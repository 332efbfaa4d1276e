/** The filters in force as a reader says them. */
import { useLingui } from "@lingui/react/macro";

import { absoluteDay } from "#platform/web/format.ts";
import { several } from "#platform/web/use-search.ts";
import { useWords, type WordTable } from "#platform/web/words.ts";
import type { FilterName } from "./applicant-search.ts";
import { applicantStateWords, showStatusWords } from "./application-words.ts";
import { jobChoices, placeChoices } from "./job-choices.ts";
import type { ApplicantList } from "./use-applicants.ts";

export function useFilterLabels(list: ApplicantList): (name: FilterName) => string {
  const { t, i18n } = useLingui();
  const words = useWords();
  const inWords = (table: WordTable, value: string) =>
    several(value)
      .map((one) => words(table, one))
      .join(", ");
  const chosen = (choices: { value: string; label: string }[], value: string) =>
    several(value)
      .flatMap((one) => choices.find((choice) => choice.value === one)?.label ?? [])
      .join(", ");
  const day = (value: string) => absoluteDay(new Date(`${value}T12:00:00`), i18n.locale);
  const labels: Record<FilterName, (value: string) => string> = {
    q: (value) => `“${value}”`,
    showStatus: (value) => inWords(showStatusWords, value),
    aasmState: (value) => inWords(applicantStateWords, value),
    jobListingId: (value) => chosen(jobChoices(list), value) || t`Job`,
    location: (value) => chosen(placeChoices(list), value) || t`Location`,
    qualified: (value) => (value === "true" ? t`Answered as required` : t`Missed a required answer`),
    from: (value) => t`From ${day(value)}`,
    to: (value) => t`Until ${day(value)}`,
  };
  return (name) => labels[name](list.filter[name] ?? "");
}

/** Visible labels of the active filters. */
import { useLingui } from "@lingui/react/macro";

import { calendarDay } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import { listParam } from "#platform/web/hooks/use-search.ts";
import { useLabels, type LabelMap } from "#platform/web/i18n/labels.ts";
import type { FilterName } from "./applicant-search.ts";
import { applicantStateLabels, showStatusLabels } from "../../labels/application-labels.ts";
import { jobOptions, locationOptions } from "./filter-options.ts";
import type { ApplicantList } from "../use-applicants.ts";

export function useFilterLabels(list: ApplicantList): (name: FilterName) => string {
  const { t, i18n } = useLingui();
  const clock = useKnownClock();
  const labelFor = useLabels();
  const labelsOf = (table: LabelMap, value: string) =>
    listParam(value)
      .map((one) => labelFor(table, one))
      .join(", ");
  const chosenLabels = (choices: { value: string; label: string }[], value: string) =>
    listParam(value)
      .flatMap((one) => choices.find((choice) => choice.value === one)?.label ?? [])
      .join(", ");
  const day = (value: string) => calendarDay(value, i18n.locale, clock);
  const labels: Record<FilterName, (value: string) => string> = {
    q: (value) => `“${value}”`,
    showStatus: (value) => labelsOf(showStatusLabels, value),
    aasmState: (value) => labelsOf(applicantStateLabels, value),
    jobListingId: (value) => chosenLabels(jobOptions(list), value) || t`Job`,
    location: (value) => chosenLabels(locationOptions(list), value) || t`Location`,
    qualified: (value) => (value === "true" ? t`Answered as required` : t`Missed a required answer`),
    from: (value) => t`From ${day(value)}`,
    to: (value) => t`Until ${day(value)}`,
  };
  return (name) => labels[name](list.filter[name] ?? "");
}

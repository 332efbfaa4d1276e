/** A found entry in short: its name, place and dates, with years alone when no month is given. */
import { useLingui } from "@lingui/react/macro";

import { useLabels } from "#platform/web/i18n/labels.ts";
import { educationLevels } from "../../education-levels.ts";
import { educationLevelLabels } from "../education-labels.ts";
import { jobTitleLabels } from "../job-title-labels.ts";
import { useDateRange } from "../profile/entries/use-date-range.ts";
import type { FoundEntry } from "./use-found-entries.ts";

export function useFoundEntryText() {
  const { t } = useLingui();
  const labelFor = useLabels();
  const during = useDateRange();
  const month = (date: string) => (isYear(date) ? date : during({ startDate: date }));
  const when = ({ startDate, endDate, current }: FoundEntry["source"]) => {
    const until = current ? t`present` : endDate ? month(endDate) : "";
    if (!startDate || !until) return startDate ? month(startDate) : until;
    // "2013–2015", but "Jun 2019 – present".
    return isYear(startDate) && isYear(until) ? `${startDate}–${until}` : `${month(startDate)} – ${until}`;
  };
  return (found: FoundEntry) => {
    if (found.kind === "work") {
      const { jobTitle, company, city } = found.source;
      const title = jobTitle && labelFor(jobTitleLabels, jobTitle);
      const [name = t`A job`, ...where] = present(title, company, city);
      return { name, where: where.join(", "), when: when(found.source) };
    }
    const { filterableEducationLevel: level, major, school, city } = found.source;
    const degree = level === undefined ? undefined : labelFor(educationLevelLabels, educationLevels[level]!);
    const [name = t`An education`, ...where] = present(present(degree, major).join(", "), school, city);
    return { name, where: where.join(", "), when: when(found.source) };
  };
}

const isYear = (text: string) => /^\d{4}$/.test(text);

const present = (...words: (string | undefined)[]) => words.filter((word): word is string => Boolean(word));

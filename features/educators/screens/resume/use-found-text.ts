/** A found entry in short: what it is called, where it was, and when, with years alone where no month is said. */
import { useLingui } from "@lingui/react/macro";

import { useWords } from "#platform/web/words.ts";
import { educationLevels } from "../../education-levels.ts";
import { educationLevelWords } from "../education-words.ts";
import { jobTitleWords } from "../job-title-words.ts";
import { useDuring } from "../profile/use-during.ts";
import type { FoundEntry } from "./use-found.ts";

export function useFoundText() {
  const { t } = useLingui();
  const words = useWords();
  const during = useDuring();
  const month = (date: string) => (date.length < 7 ? date : during({ startDate: date }));
  const when = ({ startDate, endDate, current }: FoundEntry["said"]) => {
    const until = current ? t`Present` : endDate ? month(endDate) : "";
    return startDate ? (until ? `${month(startDate)} - ${until}` : month(startDate)) : until;
  };
  return (found: FoundEntry) => {
    if (found.kind === "work") {
      const { jobTitle, company, city } = found.said;
      const title = jobTitle && words(jobTitleWords, jobTitle);
      const [name = t`A job`, ...where] = present(title, company, city);
      return { name, where: where.join(", "), when: when(found.said) };
    }
    const { filterableEducationLevel: level, major, school, city } = found.said;
    const degree = level === undefined ? undefined : words(educationLevelWords, educationLevels[level]!);
    const [name = t`An education`, ...where] = present(present(degree, major).join(", "), school, city);
    return { name, where: where.join(", "), when: when(found.said) };
  };
}

const present = (...words: (string | undefined)[]) => words.filter((word): word is string => Boolean(word));

/** The facts of an educator that employers may know: a part that is hidden on the profile counts as unknown. */
import type { EducatorFacts } from "./match-facts.ts";

/** The profile's two switches. */
export interface VisibleParts {
  showEducation: boolean;
  showCertifications: boolean;
}

export const allPartsVisible = ({ showEducation, showCertifications }: VisibleParts) =>
  showEducation && showCertifications;

/** The same object where nothing is hidden, so that callers can see that one match serves both sides. Pure. */
export function visibleFacts(facts: EducatorFacts, shown: VisibleParts): EducatorFacts {
  if (allPartsVisible(shown)) return facts;
  return {
    ...facts,
    // Credits are counted from the schools where the educator did not count them, so they are hidden with them.
    ...(shown.showEducation ? {} : { educationLevel: null, eceCredits: null }),
    ...(shown.showCertifications ? {} : { certifications: null }),
  };
}

/** What employers may know of an educator's facts: a part that is switched off on the profile is not known at all. */
import type { EducatorFacts } from "./match-facts.ts";

/** The profile's two switches. */
export interface ShownParts {
  showEducation: boolean;
  showCertifications: boolean;
}

export const showsEverything = ({ showEducation, showCertifications }: ShownParts) =>
  showEducation && showCertifications;

/** The same object where nothing is hidden, so that callers can see that one match serves both sides. Pure. */
export function shownFacts(facts: EducatorFacts, shown: ShownParts): EducatorFacts {
  if (showsEverything(shown)) return facts;
  return {
    ...facts,
    // Credits are counted from the schools where the educator did not count them, so they are hidden with them.
    ...(shown.showEducation ? {} : { educationLevel: null, eceCredits: null }),
    ...(shown.showCertifications ? {} : { certifications: null }),
  };
}

/** What each filter offers: fixed lists, and what the employer's own area knows (certifications, philosophies, places). */
import { isOneOf } from "#platform/shared/literals.ts";
import { CertificationOption } from "#features/educators/certification.ts";
import {
  certificationQualifications,
  isTitleOfQualification,
} from "#features/educators/certification-constants.ts";
import { useOfferedOptions } from "#features/places/screens/use-offered-options.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useEmployerProfiles } from "#features/employers/screens/current-employer-profile.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { candidateChoices, choiceNames, type ChoiceName } from "./candidate-filter-choices.ts";
import type { CandidateSearch } from "../search/candidate-search.ts";

export type FilterValues = Record<ChoiceName, readonly string[]>;

/** `chosen` adds the selected values, so that they can be removed even if the area does not have them. */
export function useFilterValues({ chosen }: CandidateSearch): FilterValues {
  const geographyId = useOwnGeography();
  const locations = useOfferedOptions("location", { geographyId });
  const philosophies = useOfferedOptions("filterable_education_philosophy", { geographyId });
  const certifications = useCollection(CertificationOption, {
    filter: { geographyId },
    fields: { certification_options: ["title,qualifications"] },
    size: 100,
  });
  const ownTitles = certifications.data
    ?.filter(({ title, qualifications }) => !qualifications.some((one) => isTitleOfQualification(title, one)))
    .map(({ title }) => title);
  const fromArea: Partial<FilterValues> = {
    locationPreference: locations,
    certifications: [...certificationQualifications, ...(ownTitles ?? [])],
    educationPhilosophy: philosophies.filter(isPhilosophy),
  };
  // Of entries TypeScript keeps no names: here they are all of `choiceNames`.
  return Object.fromEntries(
    choiceNames.map((name) => {
      const offered = fromArea[name] ?? candidateChoices[name] ?? [];
      return [name, [...new Set([...offered, ...(chosen[name] ?? [])])]];
    }),
  ) as unknown as FilterValues;
}

/** Only those that everywhere are known by the same name can be searched. */
const isPhilosophy = (title: string) => isOneOf(candidateChoices.educationPhilosophy, title);

function useOwnGeography(): string | null {
  const { employerProfileId } = useSession();
  const own = useEmployerProfiles().find(({ id }) => id === employerProfileId);
  return own?.employer?.geographyId ?? null;
}

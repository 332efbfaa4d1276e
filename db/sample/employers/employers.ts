/** Programs of the sample: about 300 employers, single sites and groups, in every city by its weight. */
import type { CenterType } from "#features/employers/employer-constants.ts";
import type { Language } from "#features/educators/languages.ts";
import { type Philosophy, philosophies, texasPrograms } from "#features/places/philosophies.ts";
import { centerName, domainOf } from "./center-names.ts";
import type { SampleCity } from "../cities.ts";
import { makeTeam, type Team, type EmployerRow } from "./employer-team.ts";
import { type LocationRow, makeLocations } from "./locations.ts";
import { freeSlug, phone, slugOf } from "../educators/people.ts";
import { createDecks, escaped, fillPlaceholders } from "../prose/phrase-deck.ts";
import { beliefs, histories, practicals } from "../prose/employer-phrases.ts";
import type { SampleContext } from "../sample-context.ts";

export interface SampleEmployer extends Team {
  row: EmployerRow;
  city: SampleCity;
  locations: LocationRow[];
}

/** What is fixed about an employer; the rest is chance. */
export interface EmployerPlan {
  city: SampleCity;
  name?: string;
  slug?: string;
  centerType?: CenterType;
  educationPhilosophy?: Philosophy[];
  locations?: number;
}

/** As many as requested, in every city at least one. */
export function makeEmployers(
  context: SampleContext,
  count: number,
  make: (plan: EmployerPlan) => SampleEmployer,
): SampleEmployer[] {
  const weights = Object.fromEntries(context.cities.map((city, index) => [index, city.weight]));
  return Array.from({ length: count }, (_, index) =>
    make({ city: context.cities[index] ?? context.cities[Number(context.r.weighted(weights))]! }),
  );
}

/** Makes one employer at a time, the demo employers among them, without repeating a sentence in a row. */
export function createEmployerMaker(
  context: SampleContext,
  passwordHash: string,
): (plan: EmployerPlan) => SampleEmployer {
  const { r } = context;
  const usedNames = { names: new Set<string>(), slugs: new Set<string>(), people: new Set<string>() };
  const deal = createDecks(r);

  return (plan) => {
    const { city } = plan;
    const centerType = plan.centerType ?? r.weighted(centerTypes);
    const educationPhilosophy = plan.educationPhilosophy ?? r.some(offeredIn(city), r.int(0, 3));
    const name = plan.name ?? centerName(r, usedNames.names, centerType, educationPhilosophy);
    const createdAt = context.daysAgo(r.int(120, 1400));
    const id = r.id(createdAt);
    const locations = makeLocations(
      context,
      { id, name, createdAt },
      city,
      plan.locations ?? howMany(r.next(), centerType),
    );
    const values = {
      center: escaped(name),
      city: city.name,
      year: String(r.int(1968, 2021)),
      places: String(locations.reduce((sum, { capacity }) => sum + Number(capacity), 0)),
    };
    const [first] = locations;
    const row: EmployerRow = {
      id,
      geographyId: context.geographyOf(first!.zip),
      name,
      slug: freeSlug(plan.slug ?? slugOf(name), usedNames.slugs),
      about: [`${deal(histories)} ${deal(beliefs)}`, `${deal(beliefs)} ${deal(practicals)}`]
        .map((paragraph) => `<p>${fillPlaceholders(paragraph, values)}</p>`)
        .join(""),
      address: `${first!.address}, ${first!.city}, ${first!.administrativeAreaLevel1}`,
      zip: first!.zip,
      phoneNumber: phone(r),
      website: `https://${domainOf(name)}`,
      email: `hello@${domainOf(name)}`,
      centerType,
      educationPhilosophy,
      languages: r.chance(0.35) ? ["English", r.pick(secondLanguages)] : ["English"],
      approvedAt: createdAt,
      hiringHero: r.chance(0.12),
      responsive: r.chance(0.4),
      onboardingFinished: true,
      claimedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    };
    return {
      row,
      city,
      locations,
      ...makeTeam(context, { row, city, size: locations.length, usedSlugs: usedNames.people, passwordHash }),
    };
  };
}

const centerTypes = {
  "Licensed Child-Care Center": 62,
  "Private School": 12,
  "Large Capacity Licensed Child-Care Home / Family Child-Care": 9,
  "Small Capacity Licensed Child-Care Home / Family Child-Care": 5,
  "Public School": 7,
  "Charter School": 5,
};

/** Most have one site; some have two to four, few are groups. Home programs always have one. */
function howMany(share: number, centerType: string): number {
  if (centerType.includes("Home") || share < 0.74) return 1;
  return share < 0.93 ? 2 + Math.floor((share - 0.74) * 15) : 5 + Math.floor((share - 0.93) * 60);
}

const offeredIn = ({ state }: SampleCity) =>
  philosophies.filter((philosophy) => state === "TX" || !texasPrograms.includes(philosophy));

const secondLanguages: Language[] = [
  "Spanish",
  "Spanish",
  "Spanish",
  "Chinese (Mandarin)",
  "French",
  "American Sign Language",
];

/** Fixtures for candidate search: each filter as a query string, and as a predicate over people in memory. */
import { certificationQualifications } from "#features/educators/certification-constants.ts";
import { requiredExperienceMonths, workExperienceOptions } from "#features/educators/experience-options.ts";
import { desiredSchedules, jobSearchStatuses, roleTitles } from "#features/educators/job-preferences.ts";
import { type Seeded, towns } from "#features/jobs/api/search/job-market.fixtures.ts";
import { milesBetween } from "#features/places/distance.ts";
import { philosophies } from "#features/places/philosophies.ts";
import {
  areas,
  certificationTitles,
  firstNames,
  languagesHere,
  lastNames,
  type Person,
} from "./people.fixtures.ts";
import type { CandidateFixtures } from "./candidate-search.fixtures.ts";

/** A filter as an address carries it, who is found by it, and what it adds to the order. */
export interface SearchCase {
  filters: Record<string, string>;
  holds: (person: Person, filters: Record<string, string>) => boolean;
}

export const milesTo = (place: { lat: number; lng: number }) => (person: Person) =>
  person.lat === null || person.lng === null
    ? Infinity
    : milesBetween(place, { lat: person.lat, lng: person.lng });

const two = <T>(r: Seeded, list: readonly T[]) => [
  ...new Set([r.pick(list), ...(r.chance(0.4) ? [r.pick(list)] : [])]),
];
const anyOf = <T extends string>(
  name: string,
  chosen: readonly T[],
  has: (person: Person) => readonly (string | null)[],
): SearchCase => ({
  filters: { [name]: chosen.join(",") },
  holds: (person) => chosen.some((word) => has(person).includes(word)),
});

export const candidateCases: Record<string, (r: Seeded, world: CandidateFixtures) => SearchCase> = {
  q: (r) => {
    const q = r.pick([
      `${r.pick(firstNames)} ${r.pick(lastNames)}`,
      r.pick(firstNames),
      r.pick(lastNames).slice(0, 4),
      "nanny",
      "counsel",
      "director",
      r.pick(towns).city,
      "violin",
      "Judo Xavier",
    ]);
    return { filters: { q }, holds: (person) => textLevel(person, q) > 0 };
  },
  place: (r) => {
    const { lat, lng } = r.pick(towns);
    const radius = r.pick([5, 10, 25, 60, 300]);
    const filters = { lat: String(lat), lng: String(lng), radiusInMiles: String(radius) };
    return { filters, holds: (person) => milesTo({ lat, lng })(person) <= radius };
  },
  videoInterviewCompleted: (r) => {
    const asked = r.chance(0.8);
    return {
      filters: { videoInterviewCompleted: String(asked) },
      holds: (person) => !asked || isOnVideo(person),
    };
  },
  jobSearchStatus: (r) =>
    anyOf("jobSearchStatus", two(r, jobSearchStatuses), ({ answers }) => [answers.jobSearchStatus]),
  desiredSchedule: (r) =>
    anyOf("desiredSchedule", two(r, desiredSchedules), ({ answers }) => answers.schedules),
  desiredRole: (r) => anyOf("desiredRole", two(r, roleTitles), ({ answers }) => answers.roles),
  minimumEducation: (r) => {
    const least = Math.floor(r.next() * 5);
    return {
      filters: { minimumEducation: String(least) },
      holds: ({ studies, showEducation }) =>
        showEducation &&
        studies.some(({ current, level }) => !current && level.filterableEducationLevel >= least),
    };
  },
  major: () => ({
    filters: { major: "early_childhood" },
    holds: ({ studies, showEducation }) =>
      showEducation && studies.some(({ field, level }) => field?.eceRelated || level.eceRelated),
  }),
  workExperience: (r) => {
    const least = r.pick(workExperienceOptions);
    return {
      filters: { workExperience: least },
      holds: (person) => monthsWith(person) >= requiredExperienceMonths[least],
    };
  },
  locationPreference: (r) =>
    anyOf("locationPreference", two(r, areas), ({ answers }) => [...answers.areas, answers.ownWords]),
  certifications: (r, { lists }) => {
    const { id } = r.pick(lists.options);
    const chosen = r.pick([
      two(r, certificationTitles),
      [certificationQualifications[0], certificationQualifications[3]],
      [id],
      [r.pick(certificationTitles), id],
    ]);
    return {
      filters: { certifications: chosen.join(",") },
      holds: ({ certificates, showCertifications }) =>
        showCertifications &&
        certificates.some(
          ({ title, option }) =>
            chosen.some((word) => word.toLowerCase() === title.toLowerCase()) ||
            chosen.includes(option?.id ?? "-") ||
            option?.qualifications.some((each) => chosen.includes(each)),
        ),
    };
  },
  educationPhilosophy: (r) =>
    anyOf("educationPhilosophy", two(r, philosophies.slice(0, 7)), ({ answers }) => answers.philosophies),
  languages: (r) =>
    anyOf("languages", two(r, languagesHere), ({ answers, works }) => [
      ...answers.languages,
      ...works.flatMap((work) => work.languages),
    ]),
  status: (r, { related }) => {
    const status = r.pick(["all", "liked", "previously_applied", "messaged", "unviewed", "viewed"] as const);
    const holds = ({ id }: Person) => {
      if (status === "all") return true;
      return status === "unviewed" ? !related.viewed.has(id) : related[status].has(id);
    };
    return { filters: { status }, holds };
  },
  recommended: (_, { related }) => ({
    filters: { status: "recommended" },
    holds: ({ id }, { jobListingId = "any" }) => related.recommended[jobListingId]!.has(id),
  }),
  geographyId: (r, { lists }) =>
    anyOf("geographyId", [r.pick(lists.geographies)], ({ geographyId }) => [geographyId]),
  jobListingId: (r, { jobs }) => ({ filters: { jobListingId: r.pick(jobs).id }, holds: () => true }),
};

export const isOnVideo = ({ video }: Person) =>
  video === "ready" || video === "processing" || video === "linked";

/** Every month of every entry, each once; or the stated number. */
function monthsWith({ works, answers }: Person): number {
  const months = new Set<number>();
  for (const { workedWithChildren, first, last } of works)
    for (let month = first; workedWithChildren && month < last; month++) months.add(month);
  return Math.max(months.size, answers.said ? requiredExperienceMonths[answers.said] : 0);
}

export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^a-zA-Z0-9 ,:/()&-]/g, "")
    .toLowerCase();
const words = (texts: (string | null)[]) =>
  texts.flatMap((text) => plain(text ?? "").split(/[^a-z0-9]+/)).filter((word) => word !== "");

/** 0 not found, 1 somewhere, 2 in name, roles and certificates, 3 in the name. The last word may be begun. */
export function textLevel(person: Person, q: string): number {
  const { firstName, lastName, city, answers, works, studies, certificates } = person;
  const asked = words([q]);
  const inside = (said: string[]) =>
    asked.every((word, index) =>
      index === asked.length - 1 ? said.some((each) => each.startsWith(word)) : said.includes(word),
    );
  const name = words([firstName, lastName]);
  const shown = person.showCertifications ? certificates.map(({ title }) => title) : [];
  const roles = words([...answers.roles, ...works.map(({ jobTitle }) => jobTitle), ...shown]);
  const schools = person.showEducation
    ? studies.flatMap(({ school, field }) => [school, field?.title ?? ""])
    : [];
  const rest = words([city, "TX", ...answers.areas, answers.ownWords, answers.passion, ...schools]);
  if (inside(name)) return 3;
  if (inside([...name, ...roles])) return 2;
  return inside([...name, ...roles, ...rest]) ? 1 : 0;
}

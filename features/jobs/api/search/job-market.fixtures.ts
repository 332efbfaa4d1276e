/** Fixtures for job search: employers, locations and jobs from a fixed seed, in the database and in memory. */
import { hoursPer, type CompensationInterval } from "#features/educators/compensation.ts";
import { educationMinimums } from "#features/educators/education-levels.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { type CenterType, centerTypes } from "#features/employers/employer-constants.ts";
import { type Philosophy, philosophies } from "#features/places/philosophies.ts";
import type { Database } from "#platform/server/database/database.ts";
import { v7 as uuid } from "uuid";
import { dayMs } from "#platform/shared/duration.ts";
import { benefits } from "#features/places/benefits.ts";
import { employmentTypes, startTimelines } from "../../job-constants.ts";
import { wallTimeOfMinutes } from "#platform/shared/wall-time.ts";
import type { WorkingHours } from "../../working-hours-input.ts";
import { hoursColumns } from "../listing/job-hours.ts";

export const towns = [
  { city: "Austin", lat: 30.27, lng: -97.74 },
  { city: "Round Rock", lat: 30.51, lng: -97.68 },
  { city: "Georgetown", lat: 30.63, lng: -97.68 },
  { city: "San Marcos", lat: 29.88, lng: -97.94 },
  { city: "Houston", lat: 29.76, lng: -95.37 },
  { city: "Portland", lat: 45.52, lng: -122.68 },
] as const;
export const titles = [
  "Toddler Guide",
  "Infant Caregiver",
  "Montessori Lead",
  "Nanny",
  "Kindergarten Assistant",
] as const;
export const languagesHere = ["Spanish", "French", "American Sign Language"] as const;

/** Mulberry32: the same numbers every time. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const some = <T>(list: readonly T[], share: number): T[] => list.filter(() => next() < share);
  return { next, pick, some, chance: (share: number) => next() < share };
}
export type Seeded = ReturnType<typeof seeded>;

export interface MadeEmployer {
  id: string;
  slug: string;
  name: string;
  geographyId: string;
  centerType: CenterType;
  educationPhilosophy: Philosophy[];
  hiringHero: boolean;
}
export type MadeJob = ReturnType<typeof makeJob>;

export async function makeMarket(
  db: Database,
  count: number,
  now = new Date(),
  seed = 7,
): Promise<MadeJob[]> {
  const r = seeded(seed);
  const geographies = (await db.selectFrom("geographies").select("id").limit(3).execute()).map(
    ({ id }) => id,
  );
  const employers = Array.from({ length: 12 }, (_, index) =>
    makeEmployer(r, `${seed}-${index}`, index, r.pick(geographies)),
  );
  await db.insertInto("employers").values(employers).execute();
  const jobs = Array.from({ length: count }, (_, index) =>
    makeJob(r, r.pick(employers), `${seed}-${index}`, index, now),
  );
  await db
    .insertInto("jobListings")
    .values(jobs.map(({ row }) => row))
    .execute();
  await db.insertInto("locations").values(jobs.flatMap(locationRows)).execute();
  await db
    .insertInto("jobListingLocations")
    .values(
      jobs.flatMap(({ id, places }) =>
        places.map((place, position) => ({ jobListingId: id, locationId: place.id, position })),
      ),
    )
    .execute();
  return jobs;
}

const makeEmployer = (r: Seeded, key: string, index: number, geographyId: string): MadeEmployer => ({
  id: uuid(),
  slug: `market-${key}`,
  name: `${["Acorn", "Bluebird", "Clover", "Dandelion"][index % 4]} Academy`,
  geographyId,
  centerType: r.pick(centerTypes),
  educationPhilosophy: r.some(philosophies.slice(0, 4), 0.4),
  hiringHero: r.chance(0.3),
});

function makeJob(r: Seeded, employer: MadeEmployer, key: string, index: number, now: Date) {
  const places = Array.from({ length: r.chance(0.2) ? 2 : 1 }, () => {
    const { city, lat, lng } = r.pick(towns);
    return { id: uuid(), city, lat: lat + (r.next() - 0.5) / 2, lng: lng + (r.next() - 0.5) / 2 };
  });
  const interval: CompensationInterval = r.pick(["hour", "hour", "hour", "year", "week"] as const);
  const low = Math.round((12 + r.next() * 20) * hoursPer[interval]);
  const published = r.chance(0.85);
  // Every job its own second, some within the last day.
  const publishedAt = new Date(
    now.getTime() - Math.floor(r.next() ** 2 * 40) * dayMs - 3_600_000 - index * 1000,
  );
  const workingHours = makeHours(index);
  const row = {
    id: uuid(),
    employerId: employer.id,
    slug: `market-job-${key}`,
    title: r.pick(titles),
    roleType: r.chance(0.9) ? r.pick(roleTitles) : null,
    employmentType: r.some(employmentTypes, 0.4),
    ageGroup: r.some(jobAgeGroups, 0.25),
    desiredEducation: r.chance(0.7) ? r.pick(educationMinimums) : null,
    educationPhilosophy: r.chance(0.5) ? r.some(philosophies.slice(0, 5), 0.4) : [],
    additionalBenefits: [...r.some(benefits, 0.15), "free lunch"],
    startTimeline: r.chance(0.7) ? r.pick(startTimelines) : null,
    languages: r.some(languagesHere, 0.15),
    compensationMin: low,
    compensationMax: r.chance(0.8) ? low + Math.round(r.next() * 6 * hoursPer[interval]) : null,
    compensationInterval: interval,
    listingStatus: published ? ("published" as const) : r.pick(["draft", "paused", "closed"] as const),
    publishedAt,
    ...hoursColumns(workingHours),
  };
  const hourly = Math.round(((row.compensationMax ?? low) / hoursPer[interval]) * 100) / 100;
  return { ...row, row, employer, places, published, hourly, workingHours };
}

/** Two of three state days, times or both. */
function makeHours(index: number): WorkingHours | null {
  const start = 6 * 60 + (index % 25) * 30;
  const times = {
    startTime: wallTimeOfMinutes(start),
    endTime: wallTimeOfMinutes(start + 90 + (index % 7) * 15),
  };
  const days = [
    [1, 2, 3, 4, 5],
    [1, 3, 5],
    [0, 6],
    [5, 6],
  ][index % 4]!;
  if (index % 3 === 0) return null;
  return index % 5 === 0 ? { days } : index % 11 === 0 ? { days: [], ...times } : { days, ...times };
}

const locationRows = ({ employer, places }: MadeJob) =>
  places.map((place) => ({
    ...place,
    employerId: employer.id,
    name: place.city,
    address: "1 Elm Street",
    zip: "78701",
  }));

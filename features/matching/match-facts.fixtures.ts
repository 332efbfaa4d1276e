/** Fixtures for the match: arbitrary educators and jobs, the ideal for one job, and each criterion improved. */
import fc from "fast-check";
import { roleTitles, desiredSchedules, jobAgeGroups } from "#features/educators/job-preferences.ts";
import { defaultCertifications } from "#features/educators/certification-constants.ts";
import type { Point } from "#features/places/distance.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { EducatorFacts, HeldCertification, JobFacts } from "./match-facts.ts";
import type { Criterion } from "./match-row.ts";

export const licences = defaultCertifications.state_certification;
const some = (words: readonly string[]) => fc.option(fc.subarray([...words]));
const place = fc.record({
  lat: fc.double({ min: 29, max: 32, noNaN: true }),
  lng: fc.double({ min: -99, max: -96, noNaN: true }),
});
const day = fc
  .integer({ min: 1, max: 28 })
  .chain((date) =>
    fc
      .integer({ min: 1, max: 12 })
      .map((month) => `2026-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`),
  );
/** As a state of its own name gives it, or as one that counts everywhere. */
export const held = (qualification: string, state: string | null = "TX"): HeldCertification => ({
  title: state ? qualification.replace("State", "Texas") : qualification,
  qualifications: [qualification],
  state,
});
const wishes = {
  educationLevel: fc.option(fc.integer({ min: 0, max: 4 })),
  eceCredits: fc.option(fc.integer({ min: 0, max: 60 })),
  experienceMonths: fc.option(fc.integer({ min: 0, max: 240 })),
  roles: some(roleTitles),
  ageGroups: some(jobAgeGroups),
  schedules: some(desiredSchedules),
  languages: some(["English", "Spanish", "American Sign Language"]),
  hourlyPay: fc.option(fc.integer({ min: 10, max: 60 })),
};
export const educators: fc.Arbitrary<EducatorFacts> = fc.record({
  ...wishes,
  certifications: fc.option(
    fc.array(
      fc
        .tuple(fc.constantFrom(...licences), fc.constantFrom("TX", "OK", null))
        .map((given) => held(...given)),
      { maxLength: 5 },
    ),
  ),
  place: fc.option(place),
  radiusInMiles: fc.option(fc.constantFrom(5, 10, 25, 50)),
  availableFrom: fc.option(day),
});
export const jobs: fc.Arbitrary<JobFacts> = fc.record({
  ...wishes,
  certifications: some(licences),
  states: fc.option(fc.subarray(["TX", "OK"])),
  places: fc.option(fc.array(place, { maxLength: 3 })),
  startBy: fc.option(day),
});

export const austin = { lat: 30.27, lng: -97.74 };
export const job: JobFacts = {
  educationLevel: 1,
  eceCredits: 12,
  certifications: [licences[0]],
  experienceMonths: 24,
  roles: ["Teacher (Lead/Head)"],
  ageGroups: ["Toddler", "3's"],
  schedules: ["Full-time"],
  languages: ["English"],
  places: [austin],
  states: ["TX"],
  hourlyPay: 22,
  startBy: "2026-04-01",
};
export const ideal: EducatorFacts = {
  educationLevel: 2,
  eceCredits: 30,
  certifications: [held(licences[0].toUpperCase()), held("CDA: Preschool", null)],
  experienceMonths: 60,
  roles: ["Assistant Teacher", "Teacher (Lead/Head)"],
  ageGroups: ["3's"],
  schedules: ["Full-time", "Part-time"],
  languages: ["English", "Spanish"],
  place: { lat: 30.3, lng: -97.7 },
  hourlyPay: 20,
  availableFrom: "2026-03-15",
};

/** The farthest from the job's requirements. */
export const worst: Record<Criterion, EducatorFacts> = {
  education: { educationLevel: 0 },
  ece_credits: { eceCredits: 0 },
  experience: { experienceMonths: 0 },
  certifications: { certifications: [] },
  languages: { languages: ["French"] },
  role: { roles: ["Director"] },
  age_group: { ageGroups: ["Infant"] },
  schedule: { schedules: ["Substitute"] },
  distance: { place: { lat: 47.6, lng: -122.3 } },
  pay: { hourlyPay: 60 },
  start_date: { availableFrom: "2027-04-01" },
};

/** Each criterion improved for this job; nothing else changes. */
export const better: Record<
  Criterion,
  (educator: EducatorFacts, job: JobFacts, by: number) => EducatorFacts
> = {
  education: (educator, _job, by) => ({ ...educator, educationLevel: more(educator.educationLevel, by, 4) }),
  ece_credits: (educator, _job, by) => ({ ...educator, eceCredits: more(educator.eceCredits, by, 60) }),
  experience: (educator, _job, by) => ({
    ...educator,
    experienceMonths: more(educator.experienceMonths, by, 240),
  }),
  certifications: (educator, job, by) => ({
    ...educator,
    certifications: someMore(
      educator.certifications,
      job.certifications?.map((one) => held(one, null)),
      by,
    ),
  }),
  languages: (educator, job, by) => ({
    ...educator,
    languages: someMore(educator.languages, job.languages, by),
  }),
  role: (educator, job, by) => ({ ...educator, roles: someMore(educator.roles, job.roles, by) }),
  age_group: (educator, job, by) => ({
    ...educator,
    ageGroups: someMore(educator.ageGroups, job.ageGroups, by),
  }),
  schedule: (educator, job, by) => ({
    ...educator,
    schedules: someMore(educator.schedules, job.schedules, by),
  }),
  distance: (educator, job, by) =>
    by % 2
      ? { ...educator, place: nearer(educator.place, job.places, by) }
      : { ...educator, radiusInMiles: (educator.radiusInMiles ?? 25) + by },
  pay: (educator, job, by) => ({
    ...educator,
    hourlyPay: educator.hourlyPay ? educator.hourlyPay / (1 + by / 20) : (job.hourlyPay ?? null),
  }),
  start_date: (educator, job, by) => ({
    ...educator,
    availableFrom: educator.availableFrom
      ? new Date(Date.parse(educator.availableFrom) - by * dayMs).toISOString().slice(0, 10)
      : (job.startBy ?? null),
  }),
};
const more = (value: number | null | undefined, by: number, best: number) =>
  value === null || value === undefined ? best : value + by;
/** A fact that was not stated becomes everything that is required; one that was stated gains some of it. */
function someMore<T>(
  has: readonly T[] | null | undefined,
  asked: readonly T[] | null | undefined,
  by: number,
) {
  if (!asked?.length) return has;
  return has ? [...has, ...asked.slice(0, has.length ? by : asked.length)] : asked;
}
/** A step toward the first of the job's places; the place itself for someone who never stated one. */
function nearer(from: Point | null | undefined, places: readonly Point[] | null | undefined, by: number) {
  const to = places?.length === 1 ? places[0] : undefined;
  if (!to || !from) return to ?? from;
  const share = Math.min(1, by / 20);
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}

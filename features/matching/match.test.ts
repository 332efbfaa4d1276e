import fc from "fast-check";
import { expect, test } from "vitest";
import { roleTitles, desiredSchedules, jobAgeGroups } from "#features/educators/job-preferences.ts";
import { defaultCertifications } from "#features/educators/certification-constants.ts";
import { match, matchMeta, neutralScore } from "./match.ts";
import type { EducatorFacts, JobFacts } from "./match-facts.ts";
import { isHardMiss, matchRow } from "./match-row.ts";

const licences = defaultCertifications.state_certification;
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
const wishes = {
  educationLevel: fc.option(fc.integer({ min: 0, max: 4 })),
  eceCredits: fc.option(fc.integer({ min: 0, max: 60 })),
  certifications: some(licences),
  experienceMonths: fc.option(fc.integer({ min: 0, max: 240 })),
  roles: some(roleTitles),
  ageGroups: some(jobAgeGroups),
  schedules: some(desiredSchedules),
  languages: some(["English", "Spanish", "American Sign Language"]),
  hourlyPay: fc.option(fc.integer({ min: 10, max: 60 })),
};
const educators: fc.Arbitrary<EducatorFacts> = fc.record({
  ...wishes,
  place: fc.option(place),
  radiusInMiles: fc.option(fc.constantFrom(5, 10, 25, 50)),
  availableFrom: fc.option(day),
});
const jobs: fc.Arbitrary<JobFacts> = fc.record({
  ...wishes,
  places: fc.option(fc.array(place, { maxLength: 3 })),
  startBy: fc.option(day),
});

test("the score stays between 0 and 1, and its reasons add up to it", () => {
  fc.assert(
    fc.property(educators, jobs, (educator, job) => {
      const { score, rows } = match(educator, job);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      for (const row of rows) matchRow.parse(row);
      if (rows.length === 0) return;
      expect(rows.reduce((sum, row) => sum + row.points, 0)).toBeCloseTo(score, 9);
      expect(rows.reduce((sum, row) => sum + row.weight, 0)).toBeCloseTo(1, 9);
    }),
    { numRuns: 500 },
  );
});

test("only what the job asks for counts", () => {
  fc.assert(
    fc.property(educators, educators, (one, other) => {
      expect(match(one, {})).toEqual({ score: neutralScore, rows: [] });
      const onlyRole: JobFacts = { roles: ["Director"], certifications: [], eceCredits: 0 };
      expect(match({ ...one, roles: ["Director"] }, onlyRole)).toEqual(
        match({ ...other, roles: ["Director"] }, onlyRole),
      );
    }),
  );
});

test("a hard miss caps the score at 0.4", () => {
  fc.assert(
    fc.property(educators, jobs, (educator, job) => {
      const { score, rows } = match(educator, job);
      if (rows.some(isHardMiss)) expect(score).toBeLessThanOrEqual(0.4);
    }),
    { numRuns: 500 },
  );
});

/** One thing about the educator gets better for this job; nothing gets worse. */
const improvements: ((educator: EducatorFacts, job: JobFacts) => EducatorFacts)[] = [
  (educator) => ({
    ...educator,
    educationLevel: known(educator.educationLevel, (level) => Math.min(4, level + 1), 4),
  }),
  (educator) => ({ ...educator, eceCredits: known(educator.eceCredits, (credits) => credits + 5, 60) }),
  (educator) => ({
    ...educator,
    experienceMonths: known(educator.experienceMonths, (months) => months + 7, 240),
  }),
  (educator, job) => ({ ...educator, certifications: job.certifications ?? educator.certifications }),
  (educator, job) => ({ ...educator, certifications: added(educator.certifications, job.certifications) }),
  (educator, job) => ({ ...educator, languages: added(educator.languages, job.languages) }),
  (educator, job) => ({ ...educator, roles: job.roles ?? educator.roles }),
  (educator, job) => ({ ...educator, schedules: job.schedules ?? educator.schedules }),
  (educator, job) => ({ ...educator, ageGroups: job.ageGroups ?? educator.ageGroups }),
  (educator, job) => ({ ...educator, place: job.places?.[0] ?? educator.place }),
  (educator) => ({ ...educator, radiusInMiles: 100 }),
  (educator) => ({ ...educator, hourlyPay: known(educator.hourlyPay, (pay) => pay * 0.9, 5) }),
  (educator) => ({ ...educator, availableFrom: "2026-01-01" }),
];
const known = (value: number | null | undefined, better: (value: number) => number, best: number) =>
  value === null || value === undefined ? best : better(value);
const added = (has: readonly string[] | null | undefined, asked: readonly string[] | null | undefined) =>
  has?.length && asked?.length ? [...has, asked[0]!] : has;

test("a better fit never scores lower", () => {
  fc.assert(
    fc.property(educators, jobs, fc.constantFrom(...improvements), (educator, job, improve) => {
      expect(match(improve(educator, job), job).score).toBeGreaterThanOrEqual(
        match(educator, job).score - 1e-12,
      );
    }),
    { numRuns: 3000 },
  );
});

const job: JobFacts = {
  educationLevel: 1,
  eceCredits: 12,
  certifications: [licences[0]],
  experienceMonths: 24,
  roles: ["Teacher (Lead/Head)"],
  ageGroups: ["Toddler", "3's"],
  schedules: ["Full-time"],
  languages: ["English"],
  places: [{ lat: 30.27, lng: -97.74 }],
  hourlyPay: 22,
  startBy: "2026-04-01",
};
const ideal: EducatorFacts = {
  educationLevel: 2,
  eceCredits: 30,
  certifications: [licences[0].toUpperCase(), "CDA: Preschool"],
  experienceMonths: 60,
  roles: ["Assistant Teacher", "Teacher (Lead/Head)"],
  ageGroups: ["3's"],
  schedules: ["Full-time", "Part-time"],
  languages: ["English", "Spanish"],
  place: { lat: 30.3, lng: -97.7 },
  hourlyPay: 20,
  availableFrom: "2026-03-15",
};

test("whoever meets everything scores 1, heaviest reason first", () => {
  const { score, rows } = match(ideal, job);
  expect(score).toBeCloseTo(1, 12);
  expect(rows.every(({ met }) => met === true)).toBe(true);
  expect(rows.map(({ criterion }) => criterion)).toEqual([
    "certifications",
    "experience",
    "education",
    "schedule",
    "role",
    "distance",
    "ece_credits",
    "age_group",
    "pay",
    "languages",
    "start_date",
  ]);
  expect(matchMeta(match(ideal, job)).distanceMiles).toBe(3.2);
});

test("an empty profile is unknown in everything, neither good nor bad", () => {
  const { score, rows } = match({}, job);
  expect(rows.every(({ met, found }) => met === "unknown" && found === null)).toBe(true);
  expect(score).toBeCloseTo(0.5, 12);
});

test("a missing licence and hours that exclude are hard; a language is not", () => {
  expect(match({ ...ideal, certifications: [] }, job).score).toBe(0.4);
  expect(match({ ...ideal, schedules: ["Substitute"] }, job).score).toBe(0.4);
  expect(match({ ...ideal, languages: ["Spanish"] }, job).score).toBeGreaterThan(0.9);
});

test("coming near counts for something, but is not met", () => {
  const found = (educator: EducatorFacts) => match({ ...ideal, ...educator }, job);
  const nearly = found({ experienceMonths: 20 });
  expect(nearly.score).toBeGreaterThan(found({ experienceMonths: 2 }).score);
  expect(nearly.rows.find(({ criterion }) => criterion === "experience")).toMatchObject({
    required: 24,
    found: 20,
    met: false,
  });
  expect(matchMeta(nearly)).toMatchObject({ missing: ["experience"], unknown: [] });
  expect(matchMeta(found({ hourlyPay: 25, availableFrom: null }))).toMatchObject({
    missing: ["pay"],
    unknown: ["start_date"],
  });
});

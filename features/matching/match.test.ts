import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Point } from "#features/places/distance.ts";
import { beyondReachCap, dealbreakerCap, match, matchMeta, neutralScore } from "./match.ts";
import type { EducatorFacts, HeldCertification, JobFacts } from "./match-facts.ts";
import { criteria, isDealbreaker, matchRow } from "./match-row.ts";
import { austin, better, educators, held, ideal, job, jobs, worst } from "./match-facts.fixtures.ts";

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

test("a hard miss caps the score at 0.4, whichever of the two it is and however good the rest", () => {
  for (const criterion of ["certifications", "schedule"] as const)
    expect(match({ ...ideal, ...worst[criterion] }, job).score).toBe(0.4);
  fc.assert(
    fc.property(educators, jobs, (educator, job) => {
      const { score, rows } = match(educator, job);
      if (rows.some(isDealbreaker)) expect(score).toBeLessThanOrEqual(0.4);
    }),
    { numRuns: 500 },
  );
});

describe.each(criteria)("%s", (criterion) => {
  test("a better fit never scores lower, and so a worse one never higher", () => {
    fc.assert(
      fc.property(educators, jobs, fc.integer({ min: 1, max: 20 }), (worse, job, by) => {
        const improved = better[criterion](worse, job, by);
        expect(match(improved, job).score).toBeGreaterThanOrEqual(match(worse, job).score - 1e-12);
      }),
      { numRuns: 600 },
    );
  });

  test("counts: going from the worst to the best of it raises the score", () => {
    const whole = match(ideal, job).score;
    expect(match({ ...ideal, ...worst[criterion] }, job).score).toBeLessThan(whole - 0.01);
  });
});

test("several things better at once never score lower either", () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...criteria), fc.integer({ min: 1, max: 20 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(educators, jobs, steps, (educator, job, all) => {
      const improved = all.reduce((one, [criterion, by]) => better[criterion](one, job, by), educator);
      expect(match(improved, job).score).toBeGreaterThanOrEqual(match(educator, job).score - 1e-12);
    }),
    { numRuns: 1500 },
  );
});

test("the order of a list, how a word is written and saying it twice make no difference", () => {
  const lists = ["certifications", "states", "roles", "ageGroups", "schedules", "languages"] as const;
  const written = (one: string | HeldCertification): string | HeldCertification =>
    typeof one === "string"
      ? ` ${one.toUpperCase()} `
      : { ...one, qualifications: one.qualifications.map((word) => ` ${word.toUpperCase()} `) };
  const again = <F extends EducatorFacts | JobFacts>(facts: F): F =>
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) =>
        lists.includes(name as "roles") && Array.isArray(value)
          ? [name, [...value, ...value].reverse().map(written)]
          : [name, value],
      ),
    ) as F;
  fc.assert(
    fc.property(educators, jobs, (educator, job) => {
      const [one, other] = [match(educator, job), match(again(educator), again(job))];
      expect(other.score).toBeCloseTo(one.score, 12);
      expect(other.rows.map(({ criterion, met }) => [criterion, met])).toEqual(
        one.rows.map(({ criterion, met }) => [criterion, met]),
      );
    }),
    { numRuns: 500 },
  );
});

test("no number, below nothing, beyond every measure: the score stays a score and its reasons its sum", () => {
  const odd = fc.oneof(
    fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, -0, 1e308, Number.MIN_VALUE, null, undefined),
    fc.double(),
  );
  const oddWords = fc.option(
    fc.array(fc.constantFrom("", " ", "Director", "Full-time", "\u0000"), { maxLength: 4 }),
  );
  const oddPlace = fc.option(fc.record({ lat: odd, lng: odd }) as fc.Arbitrary<Point>);
  const oddDay = fc.constantFrom("", "soon", "2026-13-45", "0000-00-00", "2026-02-30", "9999-12-31", null);
  const both = {
    educationLevel: odd,
    eceCredits: odd,
    experienceMonths: odd,
    hourlyPay: odd,
    roles: oddWords,
    ageGroups: oddWords,
    schedules: oddWords,
    languages: oddWords,
  };
  const oddHeld = oddWords.map((words) => words?.map((word) => held(word, word)) ?? null);
  const oddEducators = fc.record({
    ...both,
    certifications: oddHeld,
    place: oddPlace,
    radiusInMiles: odd,
    availableFrom: oddDay,
  });
  const oddJobs = fc.record({
    ...both,
    certifications: oddWords,
    states: oddWords,
    places: fc.option(
      fc.array(
        oddPlace.map((one) => one ?? austin),
        { maxLength: 3 },
      ),
    ),
    startBy: oddDay,
  });
  fc.assert(
    fc.property(oddEducators, oddJobs, (educator, job) => {
      const { score, rows } = match(educator, job);
      expect(score >= 0 && score <= 1).toBe(true);
      for (const row of rows) matchRow.parse(row);
      if (rows.length > 0) expect(rows.reduce((sum, row) => sum + row.points, 0)).toBeCloseTo(score, 9);
      if (rows.some(isDealbreaker)) expect(score).toBeLessThanOrEqual(dealbreakerCap);
    }),
    { numRuns: 3000 },
  );
});

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

test("distance is a hard limit: beyond reach, or where nobody can tell, a job is never recommended", () => {
  const near = match({ ...ideal, radiusInMiles: 10 }, job);
  expect(near.score).toBeGreaterThan(0.9);
  for (const place of [{ lat: 30.27, lng: -97.3 }, { lat: 40.7, lng: -74 }, null])
    expect(match({ ...ideal, place }, job).score).toBeCloseTo(beyondReachCap, 12);
  expect(
    match({ ...ideal, place: { lat: 30.27, lng: -97.3 }, radiusInMiles: 50 }, job).score,
  ).toBeGreaterThan(0.9);
});

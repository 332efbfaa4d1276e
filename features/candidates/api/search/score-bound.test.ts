/** The bound of a search row is never below the match of the profile it was made of, and says no when the row does. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { educators, ideal, job, jobs } from "#features/matching/match-facts.fixtures.ts";
import type { EducatorFacts } from "#features/matching/match-facts.ts";
import { dealbreakerCap, match } from "#features/matching/match.ts";
import { visibleFacts } from "#features/matching/visible-facts.ts";
import { facetsOf, termOf } from "./candidate-facets.ts";
import { scoreBounds } from "./score-bound.ts";

/** As `buildCandidateRow` writes them. */
const rowOf = (facts: EducatorFacts) => ({
  facets: facetsOf({
    jobSearchStatus: null,
    desiredSchedule: facts.schedules ?? [],
    desiredRole: facts.roles ?? [],
    educationLevel: facts.educationLevel ?? null,
    isMajorEce: false,
    experienceMonths: facts.experienceMonths ?? 0,
    educationPhilosophy: [],
    languages: facts.languages ?? [],
    hasVideo: false,
  }),
  terms: (facts.certifications ?? []).flatMap(({ title, qualifications }) =>
    [title, ...qualifications].map((word) => termOf("certifications", word)),
  ),
});

test("nobody scores more than the bound, hidden parts or not", () => {
  fc.assert(
    fc.property(
      educators,
      jobs,
      fc.boolean(),
      fc.boolean(),
      (facts, requested, showEducation, showCertifications) => {
        const shown = visibleFacts(facts, { showEducation, showCertifications });
        expect(match(shown, requested).score).toBeLessThanOrEqual(scoreBounds(requested)(rowOf(shown)));
      },
    ),
    { numRuns: 5000 },
  );
});

test("a row that lacks what the job cannot do without is bounded by its cap", () => {
  const boundOf = scoreBounds(job);
  expect(boundOf(rowOf(ideal))).toBe(1);
  expect(boundOf(rowOf({ ...ideal, schedules: ["Substitute"] }))).toBe(dealbreakerCap);
  expect(boundOf(rowOf({ ...ideal, roles: ["Director"] }))).toBeLessThan(0.95);
  expect(boundOf(rowOf({ ...ideal, experienceMonths: 3 }))).toBeLessThan(0.95);
});

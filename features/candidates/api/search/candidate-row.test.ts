/** Match, search and list read the same facts of a profile, whatever its answers are. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { workExperienceOptions, requiredExperienceMonths } from "#features/educators/experience-options.ts";
import { desiredSchedules, roleTitles } from "#features/educators/job-preferences.ts";
import { languages } from "#features/educators/languages.ts";
import { educatorFacts } from "#features/matching/educator-facts.ts";
import { match } from "#features/matching/match.ts";
import type { JobFacts } from "#features/matching/match-facts.ts";
import { summaryOf } from "../../screens/list/candidate-summary.ts";
import { facetsFor } from "./candidate-facets.ts";
import { buildCandidateRow, type CandidateToFind } from "./candidate-row.ts";
import { educationMinimums, type CandidateFilters } from "./search-filters.ts";

const now = new Date("2026-03-10T12:00:00Z");
const spoken = languages.slice(0, 6);
const month = fc
  .tuple(fc.integer({ min: 2010, max: 2025 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, one]) => `${year}-${String(one).padStart(2, "0")}-01`);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const profiles = fc.record({
  answers: fc.record({
    languages_spoken: maybe(fc.subarray(spoken).map((chosen) => JSON.stringify(chosen))),
    work_experience: maybe(fc.constantFrom(...workExperienceOptions)),
    desired_role: maybe(fc.subarray([...roleTitles]).map((chosen) => JSON.stringify(chosen))),
    availability: maybe(fc.constantFrom(...desiredSchedules)),
  }),
  workHistories: fc.array(
    fc.record({
      startDate: month,
      endDate: fc.option(month),
      current: fc.boolean(),
      workedWithChildren: fc.boolean(),
      languages: fc.subarray(spoken),
      jobTitle: fc.constant("Aide"),
      company: fc.constant("Little Steps"),
      description: fc.constant(""),
    }),
    { maxLength: 3 },
  ),
  educationHistories: fc.array(
    fc.record({
      filterableEducationLevel: fc.integer({ min: 0, max: 4 }),
      current: fc.boolean(),
      isEce: fc.boolean(),
      school: fc.constant("Elmwood"),
      major: fc.constant(null),
    }),
    { maxLength: 2 },
  ),
});

/** A filter, the job that requires the same, and the criterion that says so. */
const requirements = [
  ...spoken.map((language) => one({ languages: [language] }, { languages: [language] }, "languages")),
  ...roleTitles.map((role) => one({ desiredRole: [role] }, { roles: [role] }, "role")),
  ...desiredSchedules.map((word) => one({ desiredSchedule: [word] }, { schedules: [word] }, "schedule")),
  ...educationMinimums.map((word, level) =>
    one({ minimumEducation: word }, { educationLevel: level }, "education"),
  ),
  ...workExperienceOptions
    .filter((option) => requiredExperienceMonths[option] > 0)
    .map((option) =>
      one({ workExperience: [option] }, { experienceMonths: requiredExperienceMonths[option] }, "experience"),
    ),
];

function one(filters: Partial<CandidateFilters>, job: JobFacts, criterion: string) {
  return { filters: filters as CandidateFilters, job, criterion };
}

test("whoever a filter finds meets the job that requires the same, and nobody else does", () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const answers = given(profile.answers);
      const facts = educatorFacts({ ...profile, answers, certifications: [] }, now);
      const row = buildCandidateRow({ ...blank, ...profile, answers }, facts);
      for (const { filters, job, criterion } of requirements) {
        const { all, any } = facetsFor(filters);
        const isFound = [...all.map((token) => [token]), ...any].every((tokens) =>
          tokens.some((token) => row.facets.includes(token)),
        );
        const met = match(facts, job).rows.find((reason) => reason.criterion === criterion)?.met;
        expect([criterion, job, met === true]).toEqual([criterion, job, isFound]);
      }
    }),
    { numRuns: 300 },
  );
});

test("the list says what the match counts", () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const answers = given(profile.answers);
      const facts = educatorFacts({ ...profile, answers, certifications: [] }, now);
      const profileQuestionAnswers = Object.entries(answers).map(([profileQuestionName, value]) => ({
        profileQuestionName,
        value,
      }));
      const listed = summaryOf({ ...profile, educationHistories: [], profileQuestionAnswers } as never, now);
      expect(listed.months).toBe(facts.experienceMonths ?? 0);
      expect(listed.languages.toSorted()).toEqual((facts.languages ?? []).toSorted());
      expect(listed.roles).toEqual(facts.roles ?? []);
      expect(listed.schedules).toEqual(facts.schedules ?? []);
    }),
    { numRuns: 300 },
  );
});

const given = (answers: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const blank: Omit<CandidateToFind, "answers" | "workHistories" | "educationHistories"> = {
  id: "0190",
  geographyId: null,
  firstName: "Ana",
  lastName: "Ruiz",
  city: null,
  state: null,
  lat: null,
  lng: null,
  excludedEmployerIds: [],
  createdAt: now,
  lastSeenAt: null,
  hasVideo: false,
  certifications: [],
};

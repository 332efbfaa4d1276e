/** What a row of the results shows, read from the profile and its related records. */
import { chosenValues } from "#features/educators/answer-value.ts";
import { monthsWithChildren } from "#features/educators/experience.ts";
import { isActivelyLooking } from "#features/educators/job-preferences.ts";
import { spokenLanguages } from "#features/educators/languages.ts";
import { mostRelevantEducation } from "#features/educators/screens/most-relevant-education.ts";
import type { CandidateMeta } from "../../candidate-match.ts";
import type { listAnswers } from "../candidate-fields.ts";
import type { Candidate } from "../candidate-slots.ts";

export const metaOf = ({ meta }: Pick<Candidate, "meta">): CandidateMeta => ({
  reasons: [],
  ...meta,
});

export const isViewed = ({ metadata }: Pick<Candidate, "metadata">) => Boolean(metadata?.viewedAt);

export function summaryOf(profile: Candidate, now: Date) {
  const given: Partial<Record<(typeof listAnswers)[number], string | null>> = Object.fromEntries(
    (profile.profileQuestionAnswers ?? []).map((answer) => [answer.profileQuestionName, answer.value]),
  );
  const worked = profile.workHistories ?? [];
  const videos = profile.videoAskAnswers ?? [];
  return {
    given,
    roles: chosenValues(given.desired_role),
    schedules: chosenValues(given.availability),
    languages: spokenLanguages(worked, chosenValues(given.languages_spoken)),
    months: monthsWithChildren(worked, given.work_experience, now) ?? 0,
    education: mostRelevantEducation(profile.educationHistories ?? []),
    certifications: (profile.certifications ?? []).map(({ title }) => title),
    isActivelyLooking: isActivelyLooking(given.job_search_status),
    hasVideo: videos.some(({ state }) => state === "ready"),
  };
}
export type CandidateSummary = ReturnType<typeof summaryOf>;

/** The order of sections, and the short questions that share one page. An area's own questions stand alone. */
import type { QuestionCategory } from "../../profile-question-constants.ts";

/** What everybody is asked, and what a resume fills in, comes before what only some have. */
export const sectionOrder = [
  "basics",
  "job_preferences",
  "experience",
  "education",
  "certifications",
  "screening",
  "video",
] as const satisfies readonly QuestionCategory[];

/** By question name; a page stands where its first question stands. */
export const questionGroups = {
  introduction: ["about_me", "languages_spoken"],
  roles: ["job_search_status", "desired_role", "desired_job"],
  conditions: ["availability", "desired_location", "desired_age_group", "expected_compensation"],
  teaching: ["age_groups_experience", "educational_philosophy"],
  credits: ["completed_ece_credits", "college_credit_types"],
  training: ["first_aid_cpr", "trainings"],
  checks: ["is_adult", "may_work_in_us", "background_check"],
} as const;
export type QuestionGroup = keyof typeof questionGroups;

export const groupOf = (questionName: string): QuestionGroup | undefined => groups.get(questionName);

const groups = new Map(
  Object.entries(questionGroups).flatMap(([group, names]) =>
    names.map((name): [string, QuestionGroup] => [name, group as QuestionGroup]),
  ),
);

/** Loads the searchable educators with everything they are found by, in one query. */
import { isFindable } from "#features/educators/api/visible-profiles.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { CandidateToFind } from "./candidate-row.ts";

/** Those of these profiles that can be found at all. */
export async function loadSearchableCandidates(db: Queryable, ids: string[]): Promise<CandidateToFind[]> {
  return db
    .selectFrom("userProfiles")
    .innerJoin("accounts", "accounts.id", "userProfiles.accountId")
    .select([
      "userProfiles.id",
      "userProfiles.geographyId",
      "userProfiles.firstName",
      "userProfiles.lastName",
      "userProfiles.city",
      "userProfiles.state",
      "userProfiles.lat",
      "userProfiles.lng",
      "userProfiles.excludedEmployerIds",
      "userProfiles.createdAt",
      "accounts.lastSeenAt",
    ])
    .select(hasVideo.as("hasVideo"))
    .select(educationHistories.as("educationHistories"))
    .select(certifications.as("certifications"))
    .select(workHistories.as("workHistories"))
    .select(answers.as("answers"))
    .where("userProfiles.id", "in", ids)
    .where(isFindable)
    .execute();
}

const hasVideo = sql<boolean>`exists (
  select 1 from video_ask_answers v where v.user_profile_id = user_profiles.id
    and v.state <> 'failed' and (v.video_id is not null or v.contact_share_url is not null))`;

const educationHistories = sql<CandidateToFind["educationHistories"]>`(
  select coalesce(json_agg(json_build_object(
    'school', e.school, 'major', e.major, 'isEce', coalesce(f.ece_related, false) or l.ece_related)
    order by e.id), '[]')
  from education_histories e
  join education_levels l on l.id = e.education_level_id
  left join education_fields f on f.id = e.major_id
  where e.user_profile_id = user_profiles.id and user_profiles.show_education)`;

const certifications = sql<CandidateToFind["certifications"]>`(
  select coalesce(json_agg(json_build_object(
    'title', c.title, 'certificationOptionId', c.certification_option_id,
    'qualifications', coalesce(o.qualifications, '{}')) order by c.id), '[]')
  from certifications c left join certification_options o on o.id = c.certification_option_id
  where c.user_profile_id = user_profiles.id and user_profiles.show_certifications)`;

const workHistories = sql<CandidateToFind["workHistories"]>`(
  select coalesce(json_agg(json_build_object(
    'jobTitle', w.job_title, 'company', w.company, 'description', w.description) order by w.id), '[]')
  from work_histories w where w.user_profile_id = user_profiles.id)`;

/** The questions whose answers educators are found by, beside those that the match reads. */
export const searchQuestions = [
  "about_me",
  "desired_job",
  "desired_location",
  "educational_philosophy",
  "job_search_status",
];

const answers = sql<Record<string, string>>`(
  select coalesce(json_object_agg(a.profile_question_name, a.value), '{}')
  from profile_question_answers a
  where a.user_profile_id = user_profiles.id and a.active and a.profile_question_name = any(${searchQuestions}))`;

/**
 * Reads a batch of applicants for a CSV in one query: thousands of batches follow each other, so none
 * holds more memory than it needs.
 */
import { isVisibleTo } from "#features/educators/api/visible-profiles.ts";
import type { Actor } from "#platform/shared/actor.ts";
import type { Rows } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { ApplicationSelection } from "../review/selected-applications.ts";

export type Applicant = Awaited<ReturnType<typeof queryApplicants>>[number];

/** In the order of the ids; applies the list's visibility, so that applicants hidden since then are omitted. */
export async function readApplicants(selection: ApplicationSelection, ids: string[]): Promise<Applicant[]> {
  const found = new Map(
    (await queryApplicants(selection, ids)).map((applicant) => [applicant.id, applicant]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Applying discloses contact details while the profile is visible; sections hidden on it stay hidden here. */
const queryApplicants = async ({ rows, context }: ApplicationSelection, ids: string[]) => {
  const applicants = await (rows({}) as unknown as Rows<"jobApplications">)
    .where(sql<boolean>`job_applications.id = any(${ids}::uuid[])`)
    .innerJoin("userProfiles as person", "person.id", "jobApplications.userProfileId")
    .innerJoin("accounts as account", "account.id", "person.accountId")
    .innerJoin("jobListings as job", "job.id", "jobApplications.jobListingId")
    .select([
      "jobApplications.id",
      "jobApplications.userProfileId",
      "jobApplications.aasmState",
      "jobApplications.submittedAt",
      "jobApplications.stateChangedAt",
      "jobApplications.rejectedAt",
      "jobApplications.matchScore",
      "jobApplications.qualified",
      "jobApplications.viewedAt",
      "jobApplications.messagedAt",
      "jobApplications.inviteSentAt",
      "jobApplications.interviewScheduledAt",
      "jobApplications.screeningQuestions",
      "person.firstName",
      "person.lastName",
      "person.phoneNumber",
      "person.city",
      "person.state",
      sql<string | null>`case when account.email_verified_at is not null then account.email end`.as("email"),
      "job.title as jobTitle",
      sql<number>`jsonb_array_length(qualification_matches)`.as("asked"),
      met.as("met"),
      liked.as("liked"),
      places.as("places"),
      latestJob.as("latestJob"),
      education.as("education"),
      certifications.as("certifications"),
    ])
    .select(isProfileSeen(context.actor).as("isProfileSeen"))
    .execute();
  return applicants.map((applicant) => (applicant.isProfileSeen ? applicant : { ...applicant, ...unseen }));
};

/** Operators read every profile. */
const isProfileSeen = (actor: Actor) =>
  actor.kind === "employer"
    ? sql<boolean>`exists (select from user_profiles where user_profiles.id = person.id and ${isVisibleTo(actor)})`
    : sql<boolean>`true`;

/** What is the profile's, not the application's own. */
const unseen = {
  phoneNumber: null,
  city: null,
  state: null,
  email: null,
  latestJob: null,
  education: null,
  certifications: null,
};

const met = sql<number>`jsonb_array_length(jsonb_path_query_array(qualification_matches, '$[*] ? (@.met == true)'))`;

const liked = sql<boolean>`exists (select from profile_likes
  where employer_id = job_applications.employer_id and user_profile_id = person.id)`;

const places = sql<string[] | null>`(select array_agg(place.name order by place.name)
  from job_application_locations at join locations place on place.id = at.location_id
  where at.job_application_id = job_applications.id)`;

const latestJob = sql<string | null>`(select job_title || ', ' || company from work_histories
  where user_profile_id = person.id order by current desc, start_date desc, id limit 1)`;

const education = sql<string | null>`(select level.title from education_histories
  join education_levels level on level.id = education_level_id
  where user_profile_id = person.id and person.show_education and not current
  order by level.filterable_education_level desc, level.position desc limit 1)`;

const certifications = sql<
  string[] | null
>`(select array_agg(certifications.title order by certifications.title)
  from certifications where user_profile_id = person.id and person.show_certifications)`;

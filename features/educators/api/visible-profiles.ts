/** Which educators' profiles an actor may see, for the profile and all its parts. */
import type { Rows, Table } from "#platform/server/resource.ts";
import type { Educator, Employer } from "#platform/shared/actor.ts";
import { type RawBuilder, sql } from "kysely";

/** The reader: the employer that the actor acts for, and what it may do. */
export type EmployerReader = Pick<Employer, "employerId" | "standing">;

/**
 * True for a row of `user_profiles` that this employer may read. A hidden profile is visible to nobody, and an
 * excluded employer sees none: where its owner deals with them, they have the application and the conversation.
 */
export const isVisibleTo = (reader: EmployerReader): RawBuilder<boolean> =>
  sql`(user_profiles.visibility_state <> 'hidden' and not ${isExcludedBy(reader.employerId)}
    and ${hasDealingsWith(reader)})`;

/**
 * True for a row of `user_profiles` that this employer finds, that applied to it, or that has a conversation
 * with it. Before its approval an employer sees only those who contacted it.
 */
export function hasDealingsWith({ employerId, standing }: EmployerReader): RawBuilder<boolean> {
  if (standing !== "good" && standing !== "pending") return sql<boolean>`false`;
  const isFound = standing === "good" ? isFindableBy(employerId) : sql<boolean>`false`;
  return sql`(${isFound} or (user_profiles.active_state <> 'closed' and (
    ${hasAppliedTo(employerId)} or (${hasAnswered(employerId)} and not ${isExcludedBy(employerId)}))))`;
}

/** The part of it that search shows: approved, active, visible, not excluded, nothing missing. */
export const isFindableBy = (employerId: string): RawBuilder<boolean> => sql`(
  ${isFindable} and not ${isExcludedBy(employerId)})`;

/** The conditions that hold for every reader: the row of candidate search exists exactly while they do. */
export const isFindable: RawBuilder<boolean> = sql`(
  user_profiles.approval_state = 'approved'
  and user_profiles.active_state = 'active'
  and user_profiles.visibility_state = 'visible'
  and user_profiles.missing_required_fields = '{}'
  and user_profiles.missing_screening_questions = '{}')`;

const isExcludedBy = (employerId: string) =>
  sql`(user_profiles.excluded_employer_ids && ${groupOf(employerId)})`;

/** Having applied opens the contact details too; a draft is not an application yet. */
export const hasAppliedTo = (employerId: string): RawBuilder<boolean> => sql`exists (
  select 1 from job_applications sent
  where sent.user_profile_id = user_profiles.id and sent.employer_id = ${employerId} and sent.aasm_state <> 'draft')`;

/** Writing to an employer shares the contact details too, while the message exists. */
export const hasAnswered = (employerId: string): RawBuilder<boolean> => sql`exists (
  select 1 from conversations talk where talk.user_profile_id = user_profiles.id
  and talk.employer_id = ${employerId} and talk.last_user_profile_message_at is not null)`;

/** The employer and every other one with the same owner: an exclusion holds for the whole group. */
export const groupOf = (employerId: string | RawBuilder<string>): RawBuilder<string[]> => sql`(
  select array_agg(other.employer_id) || ${employerId}::uuid from employer_profiles mine
  join employer_profiles other on other.account_id = mine.account_id and other.role = 'owner' and other.removed_at is null
  where mine.employer_id = ${employerId} and mine.role = 'owner' and mine.removed_at is null)`;

/** Rows with a `user_profile_id`: an educator's own, and those that an employer sees through the profile. */
export const throughProfile = <T extends Table>(
  table: T,
  switchedOnBy?: "show_education" | "show_certifications",
) => ({
  educator: (rows: Rows<T>, me: Educator) =>
    rows.where(sql<boolean>`${sql.ref(`${table}.userProfileId`)} = ${me.userProfileId}`),
  employer: (rows: Rows<T>, me: Employer) =>
    rows.where(sql<boolean>`exists (
      select 1 from user_profiles where user_profiles.id = ${sql.ref(`${table}.userProfileId`)}
      and ${isVisibleTo(me)} ${switchedOnBy ? sql`and user_profiles.${sql.raw(switchedOnBy)}` : sql``})`),
});

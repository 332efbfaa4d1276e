/** Visibility of employers: conditions on a row of `employers`. */
import { type RawBuilder, sql } from "kysely";

/** The roster is public, claimed or not. Rejected and abandoned programs are not. */
export const isPublic: RawBuilder<boolean> = sql`(employers.refused is null and employers.left_at is null)`;

export const isTeamOf = (accountId: string): RawBuilder<boolean> => sql`exists (
  select 1 from employer_profiles own
  where own.employer_id = employers.id and own.account_id = ${accountId} and own.removed_at is null)`;

/** The same for a row that names its employer. */
export const hasPublicEmployer = (
  table: "locations" | "employer_profiles" | "job_listings" | "interview_event_types",
): RawBuilder<boolean> => sql`exists (
  select 1 from employers where employers.id = ${sql.table(table)}.employer_id and ${isPublic})`;

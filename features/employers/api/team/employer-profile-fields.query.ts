/** Fields of employer profiles from other tables, loaded for a whole page. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";

type AnyContext = Context | WriteContext;

/** Profile id → the locations it is responsible for. */
export async function loadLocationIds({ db }: AnyContext, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("employerProfileLocations")
    .select(["employerProfileId", "locationId"])
    .where("employerProfileId", "in", ids)
    .orderBy("id")
    .execute();
  const found = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.employerProfileId)!.push(row.locationId);
  return found;
}

/** `meta` of a profile: applicants the team has not opened, and conversations its owner has not read. */
export async function loadWaitingCounts(rows: Row<"employerProfiles">[], context: AnyContext) {
  const { actor } = context;
  if (actor.kind === "guest" || actor.kind === "educator") return new Map<string, Record<string, unknown>>();
  const own = rows.filter(({ accountId }) => actor.kind === "operator" || accountId === actor.accountId);
  const [applicants, unread] = await Promise.all([
    countNewApplicants(rows, context),
    countUnread(own, context),
  ]);
  return new Map(
    rows.map(({ id, employerId }) => [
      id,
      { newApplicantsCount: applicants.get(employerId) ?? 0, unreadCount: unread.get(id) ?? 0 },
    ]),
  );
}

/** Employer id → how many. */
async function countNewApplicants(rows: Row<"employerProfiles">[], { db }: AnyContext) {
  const counts = await db
    .selectFrom("jobApplications")
    .select(["employerId", sql<number>`count(*)::int`.as("count")])
    .where("employerId", "in", [...new Set(rows.map(({ employerId }) => employerId))])
    .where("aasmState", "=", "submitted")
    .where("viewedAt", "is", null)
    .groupBy("employerId")
    .execute();
  return new Map(counts.map(({ employerId, count }) => [employerId, count]));
}

/**
 * Profile id → conversations with something unread: the same as `filter[unread]=true` of the conversations themselves,
 * which only the current employer profile can request.
 */
async function countUnread(rows: Row<"employerProfiles">[], { db }: AnyContext) {
  if (rows.length === 0) return new Map<string, number>();
  const found = await sql<{ id: string; count: number }>`
    select profile.id, count(*)::int as count
    from employer_profiles profile
    join conversations on conversations.employer_id = profile.employer_id
    left join conversation_members own on own.conversation_id = conversations.id
      and own.messageable_type = 'EmployerProfile' and own.messageable_id = profile.id
    where profile.id in (${sql.join(rows.map(({ id }) => id))})
      and own.archived_at is null
      and exists (select from messages message where message.conversation_id = conversations.id
        and message.profile_type = 'UserProfile' and message.deleted_at is null
        and message.message_type <> 'application_submitted'
        and message.created_at > coalesce(own.last_read_at, conversations.employer_read_at, '-infinity'))
    group by profile.id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

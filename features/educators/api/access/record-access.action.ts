/** Records accesses to a profile for its owner, one a day for each member of an employer's team and kind. */
import { recordAudit } from "#platform/server/audit.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { runInTransaction } from "#platform/server/engine/in-transaction.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import type { AccessKind } from "../../profile-access.ts";

/**
 * Records that this member viewed, downloaded or exported these profiles, in two statements for any number of
 * them. An impersonating operator leaves a trace in the audit log alone.
 */
export async function recordAccess(
  context: Pick<WriteContext, "db" | "now"> & { actor: Employer },
  kind: AccessKind,
  userProfileIds: readonly string[],
): Promise<void> {
  const { db, actor, now } = context;
  if (userProfileIds.length === 0) return;
  const isFirstToday =
    Boolean(actor.impersonatorId) || (await countAccesses(db, actor, kind, userProfileIds, now()));
  if (!isFirstToday) return;
  const [only, ...more] = userProfileIds;
  await recordAudit(context, {
    action: `profile.${verbs[kind]}`,
    entity: "user_profiles",
    ...(more.length === 0 && only ? { entityId: only } : { detail: { ids: userProfileIds } }),
  });
}

const verbs: Record<AccessKind, string> = { viewed: "view", downloaded: "download", exported: "export" };

/** True when today's first access is among them. */
async function countAccesses(
  db: Transaction,
  { employerId, employerProfileId }: Employer,
  kind: AccessKind,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into profile_accesses
      (user_profile_id, employer_id, employer_profile_id, kind, day, created_at, updated_at)
    select distinct id, ${employerId}::uuid, ${employerProfileId}::uuid, ${kind}, ${now}::timestamptz::date,
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${ids}::uuid[]) as looked_at (id)
    order by id
    on conflict (user_profile_id, employer_id, employer_profile_id, kind, day) do update
      set times = profile_accesses.times + 1, updated_at = excluded.updated_at, version = profile_accesses.version + 1
    returning times = 1 as "isNew"`.execute(db);
  await recordViewsOf(db, employerId, ids, now);
  return rows.some(({ isNew }) => isNew);
}

/** When the employer first and last viewed the profile, for candidate search and applicants. */
export async function recordViewsOf(
  db: Transaction,
  employerId: string,
  userProfileIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into profile_views (employer_id, user_profile_id, first_viewed_at, last_viewed_at)
    select distinct ${employerId}::uuid, id, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${userProfileIds}::uuid[]) as looked_at (id)
    order by id
    on conflict (employer_id, user_profile_id) do update set last_viewed_at = excluded.last_viewed_at`.execute(
    db,
  );
}

/** Another user opened a profile: its owner sees that an employer did, the audit log that an operator did. */
export async function recordView({ db, actor, now }: Context, userProfileId: string): Promise<void> {
  if (actor.kind !== "employer" && actor.kind !== "operator") return;
  await runInTransaction(db, async (tx) => {
    if (actor.kind === "employer") await recordAccess({ db: tx, actor, now }, "viewed", [userProfileId]);
    else
      await recordAudit(
        { db: tx, actor },
        { action: "profile.view", entity: "user_profiles", entityId: userProfileId },
      );
  });
}

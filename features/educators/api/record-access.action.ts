/** Who looked at a profile: kept for its owner, once a day for each member of an employer's team and kind of look. */
import { recordAudit } from "#platform/server/audit.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import type { AccessKind } from "../profile-access.ts";

/**
 * Notes that this member viewed, downloaded or exported these profiles: two statements, however many they are. Whoever
 * acts for an employer as an operator leaves a trace in the audit log alone.
 */
export async function recordAccess(
  context: Pick<WriteContext, "db" | "now"> & { actor: Employer },
  kind: AccessKind,
  userProfileIds: readonly string[],
): Promise<void> {
  const { db, actor, now } = context;
  if (userProfileIds.length === 0) return;
  const isNews = Boolean(actor.impersonatorId) || (await count(db, actor, kind, userProfileIds, now()));
  if (!isNews) return;
  const [only, ...more] = userProfileIds;
  await recordAudit(context, {
    action: `profile.${verbs[kind]}`,
    entity: "user_profiles",
    ...(more.length === 0 && only ? { entityId: only } : { detail: { ids: userProfileIds } }),
  });
}

const verbs: Record<AccessKind, string> = { viewed: "view", downloaded: "download", exported: "export" };

/** True where today's first look is among them. */
async function count(
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
  await keepViews(db, employerId, ids, now);
  return rows.some(({ isNew }) => isNew);
}

/** When the employer first and last looked: candidate search and applicants read it. */
export async function keepViews(
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

/** Somebody else opened a profile: its owner sees that an employer did, the audit log that an operator did. */
export async function recordView({ db, actor, now }: Context, userProfileId: string): Promise<void> {
  if (actor.kind !== "employer" && actor.kind !== "operator") return;
  await db.transaction().execute(async (tx) => {
    if (actor.kind === "employer") await recordAccess({ db: tx, actor, now }, "viewed", [userProfileId]);
    else
      await recordAudit(
        { db: tx, actor },
        { action: "profile.view", entity: "user_profiles", entityId: userProfileId },
      );
  });
}

/**
 * Makes two programs that are the same one: everything that refers to the one refers to the other afterwards. What the
 * other has already (a like of the same educator) stays with the program that goes, so that nothing is lost and all of
 * it can be taken back.
 */
import { hideAlsoFrom } from "#features/educators/api/hide-also-from.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { repointReferences } from "#platform/server/database/repoint-references.ts";
import { sql } from "kysely";

/** `from` goes, and its address leads to the other from then on; `into` stays. */
export interface Pair {
  from: string;
  into: string;
}

export interface EmployerMerge extends Pair {
  /** The two profiles of each person who is on both teams. */
  twins: Pair[];
}

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** Before the rows move: features settle what both programs have only one of. */
    "employers.merging": EmployerMerge;
    /** All rows are with their program: what is derived from them is worked out anew. After an undo too. */
    "employers.merged": Pair;
  }
}

/** Counted anew every night, moved by their feature, or what says which program a merged one is. */
const notMoved = ["employers", "hiring_hero_metrics", "hiring_hero_standings", "subscriptions"];

/** Runs inside `recordChanges`. */
export async function mergeEmployers(context: WriteContext, { from, into }: Pair): Promise<void> {
  const { db: tx, now } = context;
  const twins = await findTwins(tx, { from, into });
  await context.emit(context, "employers.merging", { from, into, twins });
  for (const twin of twins) await mergeProfiles(tx, twin, now());
  await repointReferences(tx, { table: "employers", from, to: into, except: notMoved });
  await hideAlsoFrom(tx, from, into);
  // A program of a roster takes over who claimed the other, and its approval.
  await sql`
    update employers set
      claimed_at = coalesce(employers.claimed_at, gone.claimed_at),
      approved_at = coalesce(employers.approved_at, gone.approved_at)
    from employers gone where gone.id = ${from} and employers.id = ${into}`.execute(tx);
  await tx
    .updateTable("employers")
    .set({ leftAt: now(), mergedIntoId: into })
    .where("id", "=", from)
    .execute();
  await context.emit(context, "employers.merged", { from, into });
}

async function findTwins(tx: Transaction, { from, into }: Pair): Promise<Pair[]> {
  return tx
    .selectFrom("employerProfiles as gone")
    .innerJoin("employerProfiles as stays", "stays.accountId", "gone.accountId")
    .select(["gone.id as from", "stays.id as into"])
    .where("gone.employerId", "=", from)
    .where("stays.employerId", "=", into)
    .execute();
}

async function mergeProfiles(tx: Transaction, { from, into }: Pair, now: Date): Promise<void> {
  await repointReferences(tx, { table: "employer_profiles", from, to: into });
  await sql`
    update employer_profiles stays set
      role = case when gone.role = 'owner' and gone.removed_at is null then 'owner' else stays.role end,
      removed_at = case when gone.removed_at is null then null else stays.removed_at end,
      -- On the one team, so no longer only invited to the other.
      invitation_state = case when gone.removed_at is null then null else stays.invitation_state end
    from employer_profiles gone where gone.id = ${from} and stays.id = ${into}`.execute(tx);
  await sql`
    update employer_profiles set removed_at = coalesce(removed_at, ${now}) where id = ${from}`.execute(tx);
}

/**
 * After a merge was taken back: what was made since below a job, a conversation or an application follows it to its
 * program.
 */
export async function alignWithParents(tx: Transaction, { from, into }: Pair): Promise<void> {
  const { rows } = await sql<{ child: string; key: string; parent: string }>`
    select reference.conrelid::regclass::text as child, col.attname as key,
      reference.confrelid::regclass::text as parent
    from pg_constraint reference
    join pg_attribute col on col.attrelid = reference.conrelid and col.attnum = reference.conkey[1]
    join pg_attribute owner on owner.attrelid = reference.conrelid and owner.attname = 'employer_id'
    where reference.contype = 'f' and cardinality(reference.conkey) = 1
      and reference.confrelid in ('job_listings'::regclass, 'conversations'::regclass, 'job_applications'::regclass)
    order by reference.confrelid = 'job_applications'::regclass`.execute(tx);
  for (const { child, key, parent } of rows)
    await sql`
      update ${sql.table(child)} child set employer_id = parent.employer_id from ${sql.table(parent)} parent
      where child.${sql.id(key)} = parent.id and child.employer_id = ${into}
        and parent.employer_id = ${from}`.execute(tx);
}

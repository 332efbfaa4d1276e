/** When two programs become one: where both wrote with an educator, it is one conversation afterwards. */
import type { EmployerMerge, Pair } from "#features/employers/api/merge/merge-employers.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { repointReferences } from "#platform/server/database/repoint-references.ts";
import { sql } from "kysely";

export async function mergeConversations(
  { db: tx }: WriteContext,
  { from, into, twins }: EmployerMerge,
): Promise<void> {
  for (const twin of twins) await moveAuthor(tx, twin);
  for (const double of await findDoubles(tx, { from, into })) await mergeInto(tx, double);
  await sql`update messages set employer_id = ${into} where employer_id = ${from}`.execute(tx);
}

async function moveAuthor(tx: Transaction, { from, into }: Pair): Promise<void> {
  await sql`update conversations set assigned_profile_id = ${into} where assigned_profile_id = ${from}`.execute(
    tx,
  );
  await sql`
    update messages set profile_id = ${into}
    where profile_id = ${from} and profile_type = 'EmployerProfile'`.execute(tx);
  await sql`
    update conversation_members gone set messageable_id = ${into}
    where messageable_id = ${from} and messageable_type = 'EmployerProfile' and not exists (
      select from conversation_members stays where stays.conversation_id = gone.conversation_id
        and stays.messageable_id = ${into} and stays.messageable_type = 'EmployerProfile')`.execute(tx);
}

async function findDoubles(tx: Transaction, { from, into }: Pair): Promise<Pair[]> {
  return tx
    .selectFrom("conversations as gone")
    .innerJoin("conversations as stays", "stays.userProfileId", "gone.userProfileId")
    .select(["gone.id as from", "stays.id as into"])
    .where("gone.employerId", "=", from)
    .where("stays.employerId", "=", into)
    .execute();
}

async function mergeInto(tx: Transaction, { from, into }: Pair): Promise<void> {
  await repointReferences(tx, { table: "conversations", from, to: into });
  // What stays with the program that goes is assigned to nobody of the other team.
  await sql`update conversations set assigned_profile_id = null where id = ${from}`.execute(tx);
  await sql`
    update conversations stays set
      latest_message_at = greatest(stays.latest_message_at, gone.latest_message_at),
      last_employer_message_at = greatest(stays.last_employer_message_at, gone.last_employer_message_at),
      last_user_profile_message_at =
        greatest(stays.last_user_profile_message_at, gone.last_user_profile_message_at),
      opened_at = least(stays.opened_at, gone.opened_at)
    from conversations gone where gone.id = ${from} and stays.id = ${into}`.execute(tx);
}

/** What closing an account means for teams: its only owner must name another one first, unless they are alone. */
import type { RowChange } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict } from "#platform/server/errors.ts";
import { archiveEmployer } from "./archive-employer.ts";
import { sql } from "kysely";

/** `409` naming the employer whose team would be left without an owner. */
export async function requireOtherOwner(
  { db }: WriteContext,
  { id: accountId }: RowChange<"accounts">,
): Promise<void> {
  await lockEmployers(db, accountId);
  const left = await sql<{ name: string }>`
    select employer.name from employer_profiles mine join employers employer on employer.id = mine.employer_id
    where mine.account_id = ${accountId} and mine.role = 'owner' and mine.removed_at is null
      and exists (${otherMembers(accountId)})
      and not exists (${otherMembers(accountId)} and other.role = 'owner')
    order by employer.name limit 1`.execute(db);
  const [employer] = left.rows;
  if (!employer) return;
  throw conflict(
    /*i18n*/ "You are the only owner of {name}. Make somebody else of your team an owner first.",
    {
      code: "last_owner",
      meta: { name: employer.name },
    },
  );
}

/** Of two owners who leave at the same time, the second counts after the first. Ordered by id, against deadlocks. */
const lockEmployers = (db: WriteContext["db"], accountId: string) =>
  sql`select id from employers where id in (
      select employer_id from employer_profiles where account_id = ${accountId} and removed_at is null)
    order by id for update`.execute(db);

const otherMembers = (accountId: string) => sql`
  select 1 from employer_profiles other join accounts theirs on theirs.id = other.account_id
  where other.employer_id = mine.employer_id and other.account_id <> ${accountId}
    and other.removed_at is null and theirs.closed_at is null`;

/** Archives programs without members: their approval ends, and a new team sees nothing of the former one. */
export async function archiveAbandonedEmployers(
  context: WriteContext,
  { id: accountId }: RowChange<"accounts">,
): Promise<void> {
  const left = await sql<{ id: string }>`
    select employers.id from employers where claimed_at is not null and left_at is null
      and exists (select 1 from employer_profiles mine where mine.employer_id = employers.id and mine.account_id = ${accountId})
      and not exists (select 1 from employer_profiles there join accounts theirs on theirs.id = there.account_id
        where there.employer_id = employers.id and there.removed_at is null and theirs.closed_at is null)
    order by id for update`.execute(context.db);
  for (const { id } of left.rows) await archiveEmployer(context, id);
}

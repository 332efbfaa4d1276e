/** When two programs become one, one without a plan, such as one of a roster, takes over the other's. */
import type { Pair } from "#features/employers/api/merge/merge-employers.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";

export async function moveSubscription({ db }: WriteContext, { from, into }: Pair): Promise<void> {
  await sql`
    update subscriptions set employer_id = ${into}
    where employer_id = ${from} and ended_at is null and not exists (
      select from subscriptions known where known.employer_id = ${into} and known.ended_at is null)`.execute(
    db,
  );
}

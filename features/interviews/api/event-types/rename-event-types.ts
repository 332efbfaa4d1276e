/** When two programs become one and both have a type of interview at one address, the one that comes gets another. */
import type { Pair } from "#features/employers/api/merge/merge-employers.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";

export async function renameEventTypes({ db }: WriteContext, { from, into }: Pair): Promise<void> {
  await sql`
    update interview_event_types gone set slug = gone.slug || '-' || right(gone.id::text, 6)
    where gone.employer_id = ${from} and exists (
      select from interview_event_types stays
      where stays.employer_id = ${into} and stays.slug = gone.slug)`.execute(db);
}

/** Who hid their profile from one program hides it from another too: the two turned out to be the same. */
import type { Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export const hideAlsoFrom = (tx: Transaction, from: string, into: string) =>
  sql`
    update user_profiles set excluded_employer_ids = array_append(excluded_employer_ids, ${into}::uuid)
    where ${from}::uuid = any (excluded_employer_ids)
      and not ${into}::uuid = any (excluded_employer_ids)`.execute(tx);

/** Deletes, once an hour, what expires: idempotency keys, used links, ended sessions. */
import { sql } from "kysely";
import { z } from "zod";
import { job } from "../job.ts";

export const deleteExpiredRows = job(
  "retention.delete-expired",
  z.object({}),
  async (_payload, { db }) => {
    await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
    await sql`delete from account_tokens where expires_at < now() - interval '7 days'`.execute(db);
    await sql`delete from sessions where coalesce(revoked_at, expires_at) < now() - interval '30 days'`.execute(
      db,
    );
  },
  { cron: "17 * * * *" },
);

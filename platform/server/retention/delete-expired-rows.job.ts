/** Deletes, once an hour, what expires: idempotency keys, used links, ended sessions. */
import { sql } from "kysely";
import { z } from "zod";
import { retention } from "#platform/shared/retention.ts";
import { job } from "../job.ts";

const { repeatedRequestHours, expiredLinkDays, endedSessionDays } = retention;

export const deleteExpiredRows = job(
  "retention.delete-expired",
  z.object({}),
  async (_payload, { db }) => {
    await sql`delete from idempotency_keys
      where created_at < now() - make_interval(hours => ${repeatedRequestHours})`.execute(db);
    await sql`delete from account_tokens
      where expires_at < now() - make_interval(days => ${expiredLinkDays})`.execute(db);
    await sql`delete from sessions
      where coalesce(revoked_at, expires_at) < now() - make_interval(days => ${endedSessionDays})`.execute(
      db,
    );
  },
  { cron: "17 * * * *" },
);

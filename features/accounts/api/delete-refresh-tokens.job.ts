/** Refresh tokens stay until their session ends, or until they have expired by themselves (domain page, section 14). */
import { job } from "#platform/server/job.ts";
import { deleteInBatches } from "#platform/server/retention/delete-in-batches.ts";
import { sql } from "kysely";
import { z } from "zod";

/**
 * A traded token of a living session stays as long as it would be good by its own date: only by its row is it seen that
 * somebody uses it a second time, which ends the session. After that date it is refused whoever brings it.
 */
export const deleteRefreshTokens = job(
  "accounts.delete-refresh-tokens",
  z.object({}),
  async (_, { db, now }) => {
    await deleteInBatches(db, "refresh_tokens", sql`expires_at < ${now()}`);
    await deleteInBatches(
      db,
      "refresh_tokens",
      sql`exists (select from sessions where sessions.id = refresh_tokens.session_id
        and (sessions.revoked_at is not null or sessions.expires_at < ${now()}))`,
    );
  },
  { cron: "27 * * * *" },
);

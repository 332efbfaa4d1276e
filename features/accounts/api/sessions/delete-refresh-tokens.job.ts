/**
 * Deletes refresh tokens whose session has ended, or that have expired, unanswered challenges of passkeys,
 * unfinished flows to a provider, and mailed codes a day after their time.
 */
import { job } from "#platform/server/job.ts";
import { deleteInBatches } from "#platform/server/retention/delete-in-batches.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";

/**
 * A rotated token of an open session is stored until its own expiry: only its row reveals a second use, which
 * ends the session. After its expiry it is rejected anyway.
 */
export const deleteRefreshTokens = job(
  "accounts.delete-refresh-tokens",
  z.object({}),
  async (_, { db, now }) => {
    const expired = await deleteInBatches(db, "refresh_tokens", sql`expires_at < ${now()}`);
    const ended = await deleteInBatches(
      db,
      "refresh_tokens",
      sql`exists (select from sessions where sessions.id = refresh_tokens.session_id
        and (sessions.revoked_at is not null or sessions.expires_at < ${now()}))`,
    );
    await deleteInBatches(db, "passkey_challenges", sql`expires_at < ${now()}`);
    await deleteInBatches(db, "openid_flows", sql`expires_at < ${now()}`);
    // Kept for a day: they count towards the limits of their address.
    const dayAgo = new Date(now().getTime() - dayMs);
    const codes = await deleteInBatches(db, "email_codes", sql`expires_at < ${dayAgo}`);
    return expired + ended + codes;
  },
  { cron: "27 * * * *" },
);

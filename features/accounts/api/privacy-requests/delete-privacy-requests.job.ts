/** Deletes requests that were never confirmed, and those whose record has been kept long enough. */
import { job } from "#platform/server/job.ts";
import { deleteInBatches, monthsBefore } from "#platform/server/retention/delete-in-batches.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { privacyRequestTimes } from "../../privacy-request-constants.ts";

export const deletePrivacyRequests = job(
  "accounts.delete-privacy-requests",
  z.object({}),
  async (_, { db, now }) => {
    const { confirmDays, keptMonths } = privacyRequestTimes;
    const unconfirmed = new Date(now().getTime() - confirmDays * dayMs);
    return deleteInBatches(
      db,
      "privacy_requests",
      sql`(state = 'unconfirmed' and created_at < ${unconfirmed})
        or (state in ('done', 'refused') and decided_at < ${monthsBefore(now(), keptMonths)})`,
    );
  },
  { cron: "33 4 * * *" },
);

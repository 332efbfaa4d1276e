/** Deletes old visits and events. */
import { job } from "#platform/server/job.ts";
import { deleteInBatches, monthsBefore } from "#platform/server/retention/delete-in-batches.ts";
import { sql } from "kysely";
import { z } from "zod";
import { visitMonths } from "../retention.ts";

export const deleteOldEvents = job(
  "analytics.delete-old-events",
  z.object({}),
  async (_, { db, now }) => {
    return deleteInBatches(db, "ahoy_events", sql`time < ${monthsBefore(now(), visitMonths)}`);
  },
  { cron: "7 10 * * *" },
);

export const deleteOldVisits = job(
  "analytics.delete-old-visits",
  z.object({}),
  async (_, { db, now }) => {
    // A visit whose last events are younger goes with them.
    const isEmpty = sql`not exists (select from ahoy_events where visit_id = ahoy_visits.id)`;
    const isOld = sql`started_at < ${monthsBefore(now(), visitMonths)}`;
    return deleteInBatches(db, "ahoy_visits", sql`${isOld} and ${isEmpty}`);
  },
  { cron: "27 10 * * *" },
);

/** Reads from the gateway what a program has, and stores it: after every event, and at the end of each period. */
import { job } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { z } from "zod";
import { readBilling, storeBilling } from "./store-billing.ts";

export const syncBilling = job(
  "plans.sync-billing",
  z.object({ employerId: z.uuid() }),
  async ({ employerId }, context) => {
    const { payments, origin } = context.settings;
    if (!payments) return;
    const reading = await readBilling({ payments, db: context.db, now: context.now, origin }, employerId);
    if (!reading) return;
    await context.db.transaction().execute((db) => storeBilling(systemContext(context, db), reading));
  },
);

/** Trials without a card end by themselves: the free plan follows, nothing is deleted, and nobody is charged. */
import { changeRow } from "#platform/server/change-row.ts";
import { job } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { z } from "zod";
import { emailOwners } from "../mails/email-owners.job.ts";
import { fitPlan } from "../billing/fit-plan.ts";
import { beginFreePlan, endSubscription } from "../billing/free-plan.ts";

const batchSize = 200;

/** Idempotent: each trial is read again under its lock, in a transaction of its own. */
export const endTrials = job(
  "plans.end-trials",
  z.object({}),
  async (_payload, tools) => {
    for (;;) {
      const ended = await tools.db
        .selectFrom("subscriptions")
        .select("id")
        .where("status", "=", "trialing")
        .where("gatewayId", "is", null)
        .where("trialEnd", "<=", tools.now())
        .orderBy("trialEnd")
        .limit(batchSize)
        .execute();
      for (const { id } of ended)
        await tools.db.transaction().execute((db) => endTrial(systemContext(tools, db), id));
      if (ended.length < batchSize) return;
    }
  },
  { cron: "*/10 * * * *", attempts: 3 },
);

/** Reads the trial again under its lock: one that has ended, or was bought, stays as it is. */
export async function endTrial(context: WriteContext, id: string): Promise<void> {
  const { db, now } = context;
  const trial = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (trial.status !== "trialing" || trial.gatewayId || trial.trialEnd === null || trial.trialEnd > now())
    return;
  await endSubscription(context, trial);
  const change = await db
    .selectFrom("subscriptionChanges")
    .select("id")
    .where("subscriptionId", "=", id)
    .where("appliedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (change) await changeRow(context, "subscriptionChanges", change, { appliedAt: now() });
  const freeId = await beginFreePlan(context, trial.employerId);
  await fitPlan(context, trial.employerId);
  if (freeId) await emailOwners.enqueue(db, { subscriptionId: freeId, notice: "ended", occasion: "" });
}

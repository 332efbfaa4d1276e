/** Appeals over JSON:API: an educator reads their own; operators read and decide all. */
import type { WriteContext } from "#platform/server/context.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { Appeal, type AppealState, appealStates } from "../../appeal.ts";
import { mayReview } from "../../user-profile.policy.ts";
import { transitionApproval } from "./transition-profile.action.ts";
import { emailAppealDecision } from "./email-appeal.job.ts";

export const appeals = resource({
  entity: Appeal,
  table: "appeals",
  operators: operatorAccess.decisions,
  collections: { appeals: { for: ["educator"] } },
  visibleTo: {
    educator: (rows, me) => rows.where("appeals.userProfileId", "=", me.userProfileId),
  },
  fields: { state: { read: (row: Row<"appeals">) => row.state, save: decide } },
  filters: {
    state: filter(listParam(z.enum(appealStates)), (rows, states) =>
      rows.where("appeals.state", "in", states),
    ),
    userProfileId: filter(z.uuid(), (rows, id) => rows.where("appeals.userProfileId", "=", id)),
  },
  sorts: { createdAt: "createdAt" },
  includes: ["userProfile"],
  updatableBy: { state: mayReview, answer: mayReview },
});

/** Upheld: the profile goes back into review; declined: the rejection remains. Each is emailed once. */
async function decide(context: WriteContext, id: string, to: AppealState): Promise<void> {
  const { db, actor, now } = context;
  const { state: from, userProfileId } = await db
    .selectFrom("appeals")
    .select(["state", "userProfileId"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (from === to) return;
  if (from !== "open") {
    throw unprocessable(/*i18n*/ "This can't go from {from} to {to}.", {
      code: "illegal_move",
      source: { pointer: "/data/attributes/state" },
      meta: { field: "state", from, to },
    });
  }
  await db
    .updateTable("appeals")
    .set({ state: to, decidedBy: isSignedIn(actor) ? actor.accountId : null, decidedAt: now() })
    .where("id", "=", id)
    .execute();
  if (to === "upheld") await approveAfterAppeal(context, userProfileId);
  await emailAppealDecision.enqueue(db, { appealId: id });
}

/** An operator may have let the profile in again without waiting for the appeal. */
async function approveAfterAppeal(context: WriteContext, userProfileId: string): Promise<void> {
  const profile = await context.db
    .selectFrom("userProfiles")
    .select("approvalState")
    .where("id", "=", userProfileId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (profile.approvalState === "rejected") await transitionApproval(context, userProfileId, "pending");
}

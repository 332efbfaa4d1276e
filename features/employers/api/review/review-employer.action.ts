/** `POST employers/{id}/{approve, request_changes, refuse, suspend, lift}`: the review actions of operators. */
import { runBulkChange } from "#features/operators/api/bulk-changes/run-bulk-change.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import { action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, notFound } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { Employer } from "../../employer.ts";
import {
  type EmployerReviewAction,
  employerReviewActions,
  stateAfterLift,
} from "../../employer-transitions.ts";
import { transitionApproval, illegalTransition, requestChanges } from "./decide-approval.action.ts";

const note = z
  .string(/*i18n*/ "Say why, in words the team can act on")
  .trim()
  .min(1, /*i18n*/ "Say why, in words the team can act on")
  .max(2000, /*i18n*/ "Use 2,000 characters or fewer");

export const reviewEmployerActions = [
  defineReviewAction("approve", "Approves a program; its jobs that waited are published.", z.object({})),
  defineReviewAction("request_changes", "Tells a waiting program what to change first.", z.object({ note })),
  defineReviewAction("refuse", "Turns a program away before it was approved.", z.object({ reason: note })),
  defineReviewAction("suspend", "Takes an approved program off the marketplace.", z.object({ reason: note })),
  defineReviewAction("lift", "Ends a suspension, or looks at a refused program again.", z.object({})),
];

function defineReviewAction(
  reviewAction: EmployerReviewAction,
  summary: string,
  input: z.ZodType<{ note?: string; reason?: string }>,
) {
  return action({
    path: `employers/:id/${reviewAction}`,
    summary,
    for: ["operator"],
    operators: ["review"],
    input,
    on: Employer,
    run: async (context, body, employer) => {
      const { note: requestedChanges, reason } = body;
      await reviewEmployer(context, employer, reviewAction, requestedChanges ?? reason ?? null);
      return { resource: { type: "employers", id: employer.id } };
    },
  });
}

const maxPrograms = 200;

/** `POST employers/review`: one decision about many programs that wait, which can be taken back for 30 days. */
export const reviewEmployers = action({
  path: "employers/review",
  summary: "Approves many programs that wait, asks them for changes, or refuses them; it can be taken back.",
  for: ["operator"],
  operators: ["review"],
  input: z
    .object({
      ids: z.array(z.uuid()).min(1).max(maxPrograms),
      action: z.enum(["approve", "request_changes", "refuse"]),
      note: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
    })
    .refine(({ action: chosen, note: words }) => chosen === "approve" || words !== "", {
      path: ["note"],
      message: /*i18n*/ "Say why, in words the team can act on",
    }),
  answers: { 200: resourceDocument("bulk_changes") },
  run: async (context, { ids, action: reviewAction, note: words }) => {
    const waiting = await context.db
      .selectFrom("employers")
      .selectAll()
      .where("id", "in", ids)
      .where("approvalState", "=", "pending")
      .orderBy("id")
      .forUpdate()
      .execute();
    if (waiting.length === 0)
      throw conflict(/*i18n*/ "Somebody else decided this meanwhile.", { code: "decided_meanwhile" });
    const parts = {
      ...{ kind: "review" as const, title: `employers: ${reviewAction}`, total: waiting.length },
      summary: { action: reviewAction, decidedMeanwhile: ids.length - waiting.length },
    };
    const id = await runBulkChange(context, parts, async () => {
      for (const employer of waiting) await reviewEmployer(context, employer, reviewAction, words || null);
    });
    return { resource: { type: "bulk_changes", id } };
  },
});

async function reviewEmployer(
  context: WriteContext,
  { id, approvalState }: Row<"employers">,
  reviewAction: EmployerReviewAction,
  explanation: string | null,
): Promise<void> {
  if (reviewAction === "request_changes") return requestChanges(context, id, explanation!);
  const from = approvalState;
  const { from: allowedFrom, to } = employerReviewActions[reviewAction];
  const target = to ?? stateAfterLift(from);
  if (!isOneOf(allowedFrom, from)) throw illegalTransition(from, target);
  await transitionApproval(context, id, target, explanation);
}

/** `POST employers/{id}/send_for_review`: the team made the changes that an operator requested. */
export const sendForReview = action({
  path: "employers/:id/send_for_review",
  summary: "Says that the changes an operator asked for are made.",
  for: ["employer"],
  access: "preparation",
  input: z.object({}),
  // Not `on`: everyone sees a program, its own team alone sends it.
  find: async ({ actor }, { id }) => {
    if (actor.kind !== "employer" || actor.employerId !== id) throw notFound();
    return id;
  },
  answers: { 200: resourceDocument("employers") },
  run: async ({ db, now }, _input, id) => {
    await db
      .updateTable("employers")
      .set({ changesRequestedAt: null, ...nextVersion(now()) })
      .where("id", "=", id)
      .where("changesRequestedAt", "is not", null)
      .execute();
    return { resource: { type: "employers", id } };
  },
});

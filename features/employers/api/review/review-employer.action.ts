/** `POST employers/{id}/{approve, request_changes, refuse, suspend, lift}`: the review actions of operators. */
import { isOneOf } from "#platform/shared/literals.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import { action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
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

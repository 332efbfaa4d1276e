/** `POST employers/{id}/{approve, request_changes, refuse, suspend, lift}`: what operators press about a program. */
import { action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import { z } from "zod";
import {
  type EmployerApprovalState,
  type EmployerReviewMove,
  employerReviewMoves,
  liftedState,
} from "../employer-states.ts";
import { decideApproval, illegalMove, lockEmployer, requestChanges } from "./decide-approval.action.ts";

const note = z
  .string(/*i18n*/ "Say why, in words the team can act on")
  .trim()
  .min(1, /*i18n*/ "Say why, in words the team can act on")
  .max(2000, /*i18n*/ "Use 2,000 characters or fewer");

export const reviewEmployer = [
  reviewAction("approve", "Approves a program; its jobs that waited are published.", z.object({})),
  reviewAction("request_changes", "Tells a waiting program what to change first.", z.object({ note })),
  reviewAction("refuse", "Turns a program away before it was approved.", z.object({ reason: note })),
  reviewAction("suspend", "Takes an approved program off the marketplace.", z.object({ reason: note })),
  reviewAction("lift", "Ends a suspension, or looks at a refused program again.", z.object({})),
];

function reviewAction(move: EmployerReviewMove, summary: string, input: z.ZodType) {
  return action({
    path: `employers/:id/${move}`,
    summary,
    for: ["operator"],
    input,
    find: programOf,
    run: async (context, given, id) => {
      const words = given as { note?: string; reason?: string };
      await review(context, id, move, words.note ?? words.reason ?? null);
      return { resource: { type: "employers", id } };
    },
  });
}

async function review(
  context: WriteContext,
  id: string,
  move: EmployerReviewMove,
  words: string | null,
): Promise<void> {
  if (move === "request_changes") return requestChanges(context, id, words!);
  const { approvalState } = await lockEmployer(context, id);
  const from = approvalState as EmployerApprovalState;
  const { from: starts, to } = employerReviewMoves[move];
  const target = to ?? liftedState(from);
  if (!(starts as readonly string[]).includes(from)) throw illegalMove(from, target);
  await decideApproval(context, id, target, words);
}

async function programOf({ db }: WriteContext, { id }: Record<string, string>): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const found = await db.selectFrom("employers").select("id").where("id", "=", id!).executeTakeFirst();
  if (!found) throw notFound();
  return found.id;
}

/** `POST employers/{id}/send_for_review`: the team did what was asked of it. */
export const sendForReview = action({
  path: "employers/:id/send_for_review",
  summary: "Says that the changes an operator asked for are made.",
  for: ["employer"],
  access: "preparation",
  input: z.object({}),
  find: async (context, params) => {
    const id = await programOf(context, params);
    if (context.actor.kind !== "employer" || context.actor.employerId !== id) throw notFound();
    return id;
  },
  run: async ({ db, now }, _input, id) => {
    await db
      .updateTable("employers")
      .set((eb) => ({ changesRequestedAt: null, updatedAt: now(), version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .where("changesRequestedAt", "is not", null)
      .execute();
    return { resource: { type: "employers", id } };
  },
});

/** `POST user_profiles/review`: one decision about many educators that wait, which can be taken back for 30 days. */
import { runBulkChange } from "#features/operators/api/bulk-changes/run-bulk-change.ts";
import { action } from "#platform/server/action.ts";
import { changeRow } from "#platform/server/change-row.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { conflict } from "#platform/server/errors.ts";
import { z } from "zod";
import { transitionApproval } from "./transition-profile.action.ts";

const maxProfiles = 200;

/** Those that somebody else decided meanwhile are left out, and counted. */
export const reviewEducators = action({
  path: "user_profiles/review",
  summary: "Approves many educators that wait, asks them for changes, or refuses them; it can be taken back.",
  for: ["operator"],
  operators: ["review"],
  input: z
    .object({
      ids: z.array(z.uuid()).min(1).max(maxProfiles),
      approvalState: z.enum(["approved", "changes_requested", "rejected"]),
      reviewNote: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
    })
    .refine(({ approvalState, reviewNote }) => approvalState === "approved" || reviewNote !== "", {
      path: ["reviewNote"],
      message: /*i18n*/ "Say why, in words they can act on",
    }),
  answers: { 200: resourceDocument("bulk_changes") },
  run: async (context, { ids, approvalState, reviewNote }) => {
    const { db } = context;
    const waiting = await db
      .selectFrom("userProfiles")
      .selectAll()
      .where("id", "in", ids)
      .where("approvalState", "=", "pending")
      .orderBy("id")
      .forUpdate()
      .execute();
    if (waiting.length === 0)
      throw conflict(/*i18n*/ "Somebody else decided this meanwhile.", { code: "decided_meanwhile" });
    const parts = {
      ...{ kind: "review" as const, title: `user_profiles: ${approvalState}`, total: waiting.length },
      summary: { approvalState, decidedMeanwhile: ids.length - waiting.length },
    };
    const id = await runBulkChange(context, parts, async () => {
      for (const profile of waiting) {
        const { id } = profile;
        await changeRow(context, "userProfiles", { id }, { reviewNote });
        await transitionApproval(context, id, approvalState);
        // As after a decision about one: search, recommendations and applications follow.
        const after = await db
          .selectFrom("userProfiles")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const changed = ["approvalState", "reviewNote"];
        await context.emit(context, "user_profiles.updated", { id, before: profile, after, changed });
      }
    });
    return { resource: { type: "bulk_changes", id } };
  },
});

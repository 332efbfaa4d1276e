/** `POST user_profiles/{id}/appeal`: a rejected educator appeals; one appeal at a time. */
import { action } from "#platform/server/action.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { conflict } from "#platform/server/errors.ts";
import { z } from "zod";
import { Appeal } from "../../appeal.ts";
import { UserProfile } from "../../user-profile.ts";
import { emailAppealToOperators } from "./email-appeal.job.ts";

export const appealRejection = action({
  path: "user_profiles/:id/appeal",
  summary: "Ask for the rejection of one's own profile to be looked at again.",
  for: ["educator"],
  input: z.object({ text: Appeal.attributes.text }),
  on: UserProfile,
  answers: { 201: resourceDocument("appeals") },
  run: async (context, { text }, { id, approvalState }) => {
    if (approvalState !== "rejected") {
      throw conflict(/*i18n*/ "There is no decision to appeal.", { code: "not_rejected" });
    }
    const made = await context.db
      .insertInto("appeals")
      .values({ userProfileId: id, text, createdAt: context.now(), updatedAt: context.now() })
      .onConflict((open) => open.column("userProfileId").where("state", "=", "open").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) {
      throw conflict(/*i18n*/ "You have appealed already. We'll email you our answer.", {
        code: "appeal_open",
      });
    }
    await recordAudit(context, { action: "user_profile.appeal", entity: "appeals", entityId: made.id });
    await emailAppealToOperators.enqueue(context.db, { appealId: made.id });
    return { status: 201, resource: { type: "appeals", id: made.id } };
  },
});

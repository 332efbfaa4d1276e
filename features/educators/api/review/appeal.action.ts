/** `POST user_profiles/{id}/appeal`: a rejected educator appeals; one appeal at a time. */
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, notFound } from "#platform/server/errors.ts";
import { z } from "zod";
import { Appeal } from "../../appeal.ts";
import { emailAppealToOperators } from "./email-appeal.job.ts";

export const appealRejection = action({
  path: "user_profiles/:id/appeal",
  summary: "Ask for the rejection of one's own profile to be looked at again.",
  for: ["educator"],
  input: z.object({ text: Appeal.attributes.text }),
  find: findOwnProfile,
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

async function findOwnProfile({ db, actor }: WriteContext, { id }: Record<string, string>) {
  const ownProfileId = actor.kind === "educator" ? actor.userProfileId : null;
  const profile = await db
    .selectFrom("userProfiles")
    .select(["id", "approvalState"])
    .where("id", "=", ownProfileId)
    .where((eb) => eb.or([eb("slug", "=", id!), eb(eb.cast<string>("id", "text"), "=", id!)]))
    .forUpdate()
    .executeTakeFirst();
  if (!profile) throw notFound();
  return profile;
}

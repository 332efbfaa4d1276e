/** Checks that both sides may book: an employer books only educators who applied to or wrote with it; a block stops both. */
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden, notFound } from "#platform/server/errors.ts";
import type { Pair } from "#features/messages/api/conversations/find-or-create-conversation.ts";

/** Throws where they may not: 404 for an educator the employer has nothing to do with, 403 behind a block. */
export async function requireContact({ db, actor }: WriteContext, pair: Pair): Promise<void> {
  const conversation = await db
    .selectFrom("conversations")
    .select(["blockedAt", "latestMessageAt"])
    .where("employerId", "=", pair.employerId)
    .where("userProfileId", "=", pair.userProfileId)
    .executeTakeFirst();
  if (conversation?.blockedAt)
    throw forbidden(/*i18n*/ "This conversation is blocked, so no interview can be booked.");
  if (actor.kind !== "employer" || conversation?.latestMessageAt) return;
  const applied = await db
    .selectFrom("jobApplications")
    .select("id")
    .where("employerId", "=", pair.employerId)
    .where("userProfileId", "=", pair.userProfileId)
    .where("aasmState", "<>", "draft")
    .executeTakeFirst();
  if (!applied) throw notFound();
}

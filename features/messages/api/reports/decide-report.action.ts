/** An operator's decision about a report: "removed" deletes the reported message for everyone. */
import type { WriteContext } from "#platform/server/context.ts";
import { unprocessable } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { ReportState } from "../../report-constants.ts";
import { replaceWithTombstone } from "../messages/delete-message.action.ts";

const pointer = { source: { pointer: "/data/attributes/state" } };

export async function decideReport(context: WriteContext, id: string, state: ReportState): Promise<void> {
  const { db, actor, now } = context;
  const report = await db
    .selectFrom("reports")
    .select(["messageId", "jobListingId", "userProfileId"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (state === "removed") {
    if (report.jobListingId)
      throw unprocessable(/*i18n*/ "This report is about a job: close the job to remove it.", pointer);
    if (report.userProfileId)
      throw unprocessable(/*i18n*/ "This report is about a profile: suspend the educator instead.", pointer);
    await removeMessage(context, report.messageId);
  }
  const decided = state !== "open" && isSignedIn(actor);
  await db
    .updateTable("reports")
    .set({ state, decidedById: decided ? actor.accountId : null, decidedAt: decided ? now() : null })
    .where("id", "=", id)
    .execute();
}

async function removeMessage(context: WriteContext, messageId: string | null): Promise<void> {
  const message = messageId
    ? await context.db
        .selectFrom("messages")
        .selectAll()
        .where("id", "=", messageId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!message) {
    throw unprocessable(
      /*i18n*/ "This report is about the whole conversation: there is no message to remove.",
      pointer,
    );
  }
  if (!message.deletedAt) await replaceWithTombstone(context, message);
}

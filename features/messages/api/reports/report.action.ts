/** `POST {side}/conversations/{id}/report`: reports a conversation, or one of its messages, to the operators. */
import { type Action, action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { Conversation } from "../../conversation.ts";
import { reportReasons } from "../../report.ts";
import { emailOperators } from "./email-operators.job.ts";
import { requireSide } from "../visible-conversations.ts";

const reportInput = z.object({
  reason: z.enum(reportReasons, /*i18n*/ "Say what is wrong"),
  details: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
  messageId: z.uuid().nullish(),
});

export const reportActions: Action[] = (["user_profile", "employer"] as const).map((side) =>
  action({
    path: `${side}/conversations/:id/report`,
    summary: "Report a conversation, or one message in it, to the operators.",
    for: [side === "employer" ? "employer" : "educator"],
    input: reportInput,
    on: Conversation,
    run: async (context, input, conversation) => {
      await createReport(context, input, conversation.id);
      return { status: 204 };
    },
  }),
);

async function createReport(
  context: WriteContext,
  { reason, details, messageId = null }: z.output<typeof reportInput>,
  conversationId: string,
): Promise<void> {
  const { db, actor } = context;
  if (messageId) await requireInConversation(context, messageId, conversationId);
  const { id } = await db
    .insertInto("reports")
    .values({
      conversationId,
      messageId,
      reporterAccountId: isSignedIn(actor) ? actor.accountId : "",
      reporterType: requireSide(actor).type,
      reason,
      details,
      createdAt: context.now(),
      updatedAt: context.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAudit(context, {
    action: "conversation.report",
    entity: "reports",
    entityId: id,
    detail: { reason },
  });
  await emailOperators.enqueue(db, { reportId: id });
}

async function requireInConversation(
  { db }: WriteContext,
  messageId: string,
  conversationId: string,
): Promise<void> {
  const message = await db
    .selectFrom("messages")
    .select("id")
    .where("id", "=", messageId)
    .where("conversationId", "=", conversationId)
    .executeTakeFirst();
  if (message) return;
  throw invalidFields(
    [{ field: "messageId", message: /*i18n*/ "This message isn't in the conversation" }],
    (field) => `/${field}`,
  );
}

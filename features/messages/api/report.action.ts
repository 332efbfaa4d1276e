/** `POST {side}/conversations/{id}/report`: asks the operators to look at a conversation, or at one message in it. */
import { type Action, action } from "#platform/server/action.ts";
import { audit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { reportReasons } from "../report.ts";
import { tellOperators } from "./tell-operators.job.ts";
import { type Theirs, theirs } from "./visible-conversations.ts";

const said = z.object({
  reason: z.enum(reportReasons, /*i18n*/ "Say what is wrong"),
  details: z.string().trim().max(2000, /*i18n*/ "Use 2,000 characters or fewer").default(""),
  messageId: z.uuid().nullish(),
});

export const reportActions: Action[] = (["user_profile", "employer"] as const).map((side) =>
  action({
    path: `${side}/conversations/:id/report`,
    summary: "Report a conversation, or one message in it, to the operators.",
    for: [side === "employer" ? "employer" : "educator"],
    input: said,
    find: (context, { id }) => theirs(context, id),
    run: async (context, input, found) => {
      await report(context, input, found);
      return { status: 204 };
    },
  }),
);

async function report(
  context: WriteContext,
  { reason, details, messageId = null }: z.output<typeof said>,
  { conversation, me }: Theirs,
): Promise<void> {
  const { db, actor } = context;
  if (messageId) await checkIsIn(context, messageId, conversation.id);
  const { id } = await db
    .insertInto("reports")
    .values({
      conversationId: conversation.id,
      messageId,
      reporterAccountId: isSignedIn(actor) ? actor.accountId : "",
      reporterType: me.type,
      reason,
      details,
      createdAt: context.now(),
      updatedAt: context.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(context, {
    action: "conversation.report",
    entity: "reports",
    entityId: id,
    detail: { reason },
  });
  await tellOperators.later(db, { reportId: id });
}

async function checkIsIn({ db }: WriteContext, messageId: string, conversationId: string): Promise<void> {
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

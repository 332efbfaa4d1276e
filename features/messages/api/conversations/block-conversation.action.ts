/** Blocking closes a conversation for both sides; only the blocking side can unblock it. */
import { type Action, action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden } from "#platform/server/errors.ts";
import { z } from "zod";
import { broadcastToInboxes } from "../broadcast-conversation.ts";
import type { ConversationRow } from "./find-or-create-conversation.ts";
import { type OwnConversation, findOwnConversation } from "../visible-conversations.ts";

type Side = "user_profile" | "employer";

export const blockActions: Action[] = (["user_profile", "employer"] as const).flatMap((side) => [
  blockAction(side, "block", "Close a conversation for both sides.", block),
  blockAction(side, "unblock", "Open again what one's own side closed.", unblock),
]);

function blockAction(side: Side, verb: string, summary: string, run: typeof block): Action {
  return action({
    path: `${side}/conversations/:id/${verb}`,
    summary,
    for: [side === "employer" ? "employer" : "educator"],
    input: z.object({}),
    find: (context, { id }) => findOwnConversation(context, id),
    run: async (context, _input, found) => {
      await run(context, found);
      return { resource: { type: "conversations", id: found.conversation.id } };
    },
  });
}

/** Does nothing if either side has blocked it already. */
async function block(context: WriteContext, { conversation, me }: OwnConversation): Promise<void> {
  if (conversation.blockedAt) return;
  await setBlock(context, conversation, { blockedAt: context.now(), blockedByType: me.type });
  await recordAudit(context, {
    action: "conversation.block",
    entity: "conversations",
    entityId: conversation.id,
  });
}

async function unblock(context: WriteContext, { conversation, me }: OwnConversation): Promise<void> {
  if (!conversation.blockedAt) return;
  if (conversation.blockedByType !== me.type)
    throw forbidden(/*i18n*/ "Only the side that closed the conversation can open it again.");
  await setBlock(context, conversation, { blockedAt: null, blockedByType: null });
  await recordAudit(context, {
    action: "conversation.unblock",
    entity: "conversations",
    entityId: conversation.id,
  });
}

async function setBlock(
  { db, now }: WriteContext,
  conversation: ConversationRow,
  block: Pick<ConversationRow, "blockedAt" | "blockedByType">,
): Promise<void> {
  await db
    .updateTable("conversations")
    .set((eb) => ({ ...block, updatedAt: now(), version: eb("version", "+", 1) }))
    .where("id", "=", conversation.id)
    .execute();
  await broadcastToInboxes(db, conversation);
}

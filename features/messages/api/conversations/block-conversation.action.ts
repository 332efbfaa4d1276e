/** Blocking closes a conversation for both sides; only the blocking side can unblock it. */
import { changeRow } from "#platform/server/change-row.ts";
import { type Action, action } from "#platform/server/action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden } from "#platform/server/errors.ts";
import { z } from "zod";
import { Conversation } from "../../conversation.ts";
import { inboxStreams } from "../conversation-streams.ts";
import type { ConversationRow } from "./find-or-create-conversation.ts";
import { requireSide } from "../visible-conversations.ts";

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
    on: Conversation,
    run: async (context, _input, conversation) => {
      await run(context, conversation);
      return { resource: { type: "conversations", id: conversation.id } };
    },
  });
}

/** Does nothing if either side has blocked it already. */
async function block(context: WriteContext, conversation: ConversationRow): Promise<void> {
  if (conversation.blockedAt) return;
  const { type } = requireSide(context.actor);
  await changeRow(
    context,
    "conversations",
    conversation,
    { blockedAt: context.now(), blockedByType: type },
    { audit: "conversation.block", broadcast: inboxStreams },
  );
}

async function unblock(context: WriteContext, conversation: ConversationRow): Promise<void> {
  if (!conversation.blockedAt) return;
  if (conversation.blockedByType !== requireSide(context.actor).type)
    throw forbidden(/*i18n*/ "Only the side that closed the conversation can open it again.");
  await changeRow(
    context,
    "conversations",
    conversation,
    { blockedAt: null, blockedByType: null },
    { audit: "conversation.unblock", broadcast: inboxStreams },
  );
}

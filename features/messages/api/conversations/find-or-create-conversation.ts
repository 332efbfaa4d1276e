/** The one conversation of an employer and an educator: found or made, and locked while it is written to. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import type { ProfileType } from "../../message-constants.ts";

export interface Pair {
  employerId: string;
  userProfileId: string;
}

export interface Author {
  type: ProfileType;
  id: string;
}

export type ConversationRow = Row<"conversations">;

/** Makes it at the first word. The row stays locked, so that two first messages at once are one after the other. */
export async function findOrCreateConversation(
  context: WriteContext,
  { employerId, userProfileId }: Pair,
): Promise<ConversationRow> {
  const pair = { employerId, userProfileId };
  const now = context.now();
  await context.db
    .insertInto("conversations")
    .values({ ...pair, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(["employerId", "userProfileId"]).doNothing())
    .execute();
  const row = await context.db
    .selectFrom("conversations")
    .selectAll()
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await joinConversation(context, row.id, { type: "UserProfile", id: userProfileId });
  return row;
}

/** Whoever reads or writes takes part from then on. */
export async function joinConversation({ db, now }: WriteContext, conversationId: string, who: Author): Promise<void> {
  await db
    .insertInto("conversationMembers")
    .values({
      conversationId,
      messageableType: who.type,
      messageableId: who.id,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(["conversationId", "messageableType", "messageableId"]).doNothing(),
    )
    .execute();
}

/** Finds or creates the one conversation of an employer and an educator, and locks it. */
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

/** Creates it if needed. The row stays locked, so that two concurrent first messages run one after the other. */
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

/** Makes a reader or author a member of the conversation. */
export async function joinConversation(
  { db, now }: WriteContext,
  conversationId: string,
  member: Author,
): Promise<void> {
  await db
    .insertInto("conversationMembers")
    .values({
      conversationId,
      messageableType: member.type,
      messageableId: member.id,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(["conversationId", "messageableType", "messageableId"]).doNothing(),
    )
    .execute();
}

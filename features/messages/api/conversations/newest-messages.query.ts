/** The newest messages of several conversations, for an include; never a whole thread. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";

const maxPerConversation = 50;
const maxTotal = 1000;

/** Newest first. The more conversations, the fewer messages of each. */
export async function newestMessages(
  { db }: Context | WriteContext,
  conversationIds: string[],
): Promise<Map<string, string[]>> {
  const each = Math.min(maxPerConversation, Math.floor(maxTotal / conversationIds.length));
  const { rows } = await sql<{ conversationId: string; ids: string[] }>`
    select conversation as "conversationId", array(
      select id from messages where conversation_id = conversation order by id desc limit ${each}) as ids
    from unnest(${conversationIds}::uuid[]) conversation`.execute(db);
  return new Map(rows.map(({ conversationId, ids }) => [conversationId, ids]));
}

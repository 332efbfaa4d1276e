/** What a member has not read and was not emailed yet, for the digest. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { MessageType, ProfileType } from "../../message-constants.ts";
import { digestTypes } from "../../message-kinds.ts";
import { isUnread } from "../messages/unread-condition.ts";

export interface UnreadMessage {
  messageType: MessageType;
  text: string;
  metadata: Record<string, unknown>;
  filenames: string[];
  author: string;
}

export interface Unread {
  conversationId: string;
  side: ProfileType;
  /** The name of the educator (empty for a deleted account) or of the employer. */
  from: string;
  count: number;
  firstAt: Date;
  lastId: string;
  /** The first few, oldest first. */
  messages: UnreadMessage[];
}

const maxShown = 3;
const hasLeft = sql`educator.active_state = 'closed'`;
const educatorName = sql`case when ${hasLeft} then '' else educator.first_name || ' ' || educator.last_name end`;
const educatorFirstName = sql`case when ${hasLeft} then '' else educator.first_name end`;

export async function findUnreadForDigest(
  db: Queryable,
  conversationId: string,
  memberId: string,
): Promise<Unread | null> {
  const member = await db
    .selectFrom("conversationMembers")
    .select("messageableType")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  const side = member.messageableType;
  const { rows } = await sql<UnreadMessage & { id: string; createdAt: Date; from: string; count: number }>`
    select message.id, message.message_type as "messageType", coalesce(message.data ->> 'text', '') as text,
      message.metadata, message.created_at as "createdAt", count(*) over () as count,
      array(select filename from files where files.id = any(message.attachment_ids)) as filenames,
      ${side === "UserProfile" ? sql`employer.name` : educatorName} as "from",
      coalesce(${side === "UserProfile" ? sql`teammate.first_name` : educatorFirstName}, '') as author
    from conversations
    join conversation_members own on own.id = ${memberId}
    join messages message on ${isUnread(side)} and message.message_type in (${sql.join(digestTypes)})
      and message.created_at > coalesce(own.digest_sent_at, '-infinity')
      -- An invitation to apply has a mail of its own.
      and not exists (select from job_invitations invitation where invitation.message_id = message.id)
    join employers employer on employer.id = conversations.employer_id
    join user_profiles educator on educator.id = conversations.user_profile_id
    left join employer_profiles teammate on teammate.id = message.profile_id
    where conversations.id = ${conversationId}
    order by message.id limit 200`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const { from, count, createdAt } = first;
  const lastId = rows.at(-1)!.id;
  return {
    conversationId,
    side,
    from,
    count,
    firstAt: createdAt,
    lastId,
    messages: rows.slice(0, maxShown),
  };
}

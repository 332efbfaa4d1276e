/** SQL for a member's unread messages: what the other side wrote since the member last read. */
import { type RawBuilder, sql } from "kysely";
import type { ProfileType } from "../../message-constants.ts";
import { otherSide, uncountedType } from "../../message-kinds.ts";

/** Counting stops here, since the badge shows "99+". */
const maxCounted = 100;

/**
 * Condition on a row `message` of the conversation `conversations` with the reader's member row `own`, which may be
 * missing: a teammate who has not joined yet starts where the team has read.
 */
export const isUnread = (reader: ProfileType): RawBuilder<boolean> => sql<boolean>`
  message.conversation_id = conversations.id
  and message.profile_type = ${otherSide(reader)}
  and message.deleted_at is null
  and message.message_type <> ${uncountedType}
  and message.created_at > coalesce(own.last_read_at,
    ${reader === "EmployerProfile" ? sql`conversations.employer_read_at,` : sql``} '-infinity')`;

export const unreadCount = (reader: ProfileType): RawBuilder<number> => sql<number>`(
  select count(*) from (select from messages message where ${isUnread(reader)} limit ${maxCounted}) few)`;

export const hasUnread = (reader: ProfileType): RawBuilder<boolean> => sql<boolean>`exists (
  select from messages message where ${isUnread(reader)})`;

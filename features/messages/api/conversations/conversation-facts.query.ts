/** What the inbox shows of each conversation besides its row: unread, starred, last author. One query per page. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import type { ConversationMetadata } from "../../conversation.ts";
import { sideOf } from "../../message.policy.ts";
import type { ProfileType } from "../../message-constants.ts";
import type { ConversationRow } from "./find-or-create-conversation.ts";
import { unreadCount } from "../messages/unread-condition.ts";
import { isOwnMember } from "../visible-conversations.ts";

type AnyContext = Context | WriteContext;

interface ConversationFacts {
  id: string;
  unread: number;
  starred: boolean;
  archived: boolean;
  employerAt: Date | null;
  employerFirstName: string | null;
  educatorAt: Date | null;
  educatorReadAt: Date | null;
  newestType: string | null;
  newestText: string | null;
  newestMetadata: Record<string, unknown> | null;
  newestSide: ProfileType | null;
  newestDeletedAt: Date | null;
}

// Every computed attribute loads the same page; the first one's query serves them all.
const factsByPage = new WeakMap<readonly ConversationRow[], Promise<Map<string, ConversationFacts>>>();

export function loadFacts(
  rows: readonly ConversationRow[],
  context: AnyContext,
): Promise<Map<string, ConversationFacts>> {
  const cachedFacts = factsByPage.get(rows);
  if (cachedFacts) return cachedFacts;
  const facts = queryFacts(rows, context);
  factsByPage.set(rows, facts);
  return facts;
}

async function queryFacts(rows: readonly ConversationRow[], { db, actor }: AnyContext) {
  const reader = sideOf(actor)?.type;
  const found = await sql<ConversationFacts>`
    select conversations.id, ${reader ? unreadCount(reader) : sql`0`} as unread,
      coalesce(own.starred, false) as starred, own.archived_at is not null as archived,
      by_employer.created_at as "employerAt", by_employer.first_name as "employerFirstName",
      by_educator.created_at as "educatorAt", by_educator.read_at as "educatorReadAt",
      newest.message_type as "newestType", newest.text as "newestText", newest.metadata as "newestMetadata",
      newest.profile_type as "newestSide", newest.deleted_at as "newestDeletedAt"
    from conversations
    left join conversation_members own on own.conversation_id = conversations.id and ${isOwnMember(actor, "own")}
    left join lateral (
      select message.created_at, case when writer.closed_at is null then author.first_name end as first_name
      from messages message
      left join employer_profiles author on author.id = message.profile_id
      left join accounts writer on writer.id = author.account_id
      where message.conversation_id = conversations.id and message.profile_type = 'EmployerProfile' and ${isWritten}
      order by message.created_at desc limit 1) by_employer on true
    left join lateral (
      select message.created_at, message.read_at from messages message
      where message.conversation_id = conversations.id and message.profile_type = 'UserProfile' and ${isWritten}
      order by message.created_at desc limit 1) by_educator on true
    left join lateral (
      select message_type, left(data ->> 'text', 200) as text, metadata, profile_type, deleted_at from messages
      where conversation_id = conversations.id order by id desc limit 1) newest on true
    where conversations.id in (${sql.join(rows.map(({ id }) => id))})`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Excludes cards that the product posts (`isWrittenByPerson`). */
const isWritten = sql`message.deleted_at is null
  and message.message_type not in ('application_submitted', 'application_status', 'hiring_survey', 'system')`;

/** A computed attribute from the facts. */
export const factField = (of: (facts: ConversationFacts) => unknown) => ({
  load: async (rows: ConversationRow[], context: AnyContext) => {
    const facts = await loadFacts(rows, context);
    return new Map<string, unknown>([...facts].map(([id, one]) => [id, of(one)]));
  },
});

export const metadataOf = (facts: ConversationFacts): ConversationMetadata => ({
  lastEmployerMessage: facts.employerAt && {
    employerProfileFirstName: facts.employerFirstName,
    createdAt: facts.employerAt.toISOString(),
  },
  lastUserProfileMessage: facts.educatorAt && {
    createdAt: facts.educatorAt.toISOString(),
    readAt: facts.educatorReadAt?.toISOString() ?? null,
  },
  lastMessage:
    facts.newestType === null || facts.newestDeletedAt
      ? null
      : {
          messageType: facts.newestType,
          text: facts.newestText ?? "",
          profileType: facts.newestSide,
          metadata: facts.newestMetadata ?? {},
        },
});

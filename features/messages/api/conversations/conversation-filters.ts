/** Filters of conversation lists, as SQL conditions on `conversations`. */
import type { Actor } from "#platform/shared/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { sideOf } from "../../message.policy.ts";
import { productCardTypes } from "../../message-kinds.ts";
import { hasUnread } from "../messages/unread-condition.ts";
import { isOwnMember } from "../visible-conversations.ts";
import { matchesWords } from "../message-search.ts";

type Condition = RawBuilder<boolean>;

const ownMemberHas = (me: Actor, condition: RawBuilder<unknown>): Condition => sql<boolean>`exists (
  select from conversation_members own where own.conversation_id = conversations.id
  and ${isOwnMember(me, "own")} and ${condition})`;

const negateUnless = (is: boolean, condition: Condition): Condition =>
  is ? condition : sql<boolean>`not ${condition}`;

export const isStarred = (me: Actor, is: boolean) => negateUnless(is, ownMemberHas(me, sql`own.starred`));

export const isArchived = (me: Actor, is: boolean) =>
  negateUnless(is, ownMemberHas(me, sql`own.archived_at is not null`));

export function isUnreadFor(me: Actor, is: boolean): Condition {
  const reader = sideOf(me)?.type;
  if (!reader) return sql<boolean>`${!is}`;
  return negateUnless(
    is,
    sql<boolean>`exists (select from (select) once left join conversation_members own
      on own.conversation_id = conversations.id and ${isOwnMember(me, "own")} where ${hasUnread(reader)})`,
  );
}

/** Somebody wrote in it, or there is news in it: not one of the many that an application opened and nobody used. */
export const isInUse = (me: Actor, is: boolean): Condition =>
  negateUnless(
    is,
    sql<boolean>`(${isUnreadFor(me, true)} or exists (select from messages written
      where written.conversation_id = conversations.id
      and written.message_type <> all(${productCardTypes}::text[])))`,
  );

const sent = sql`job_applications sent where sent.employer_id = conversations.employer_id
  and sent.user_profile_id = conversations.user_profile_id and sent.aasm_state <> 'draft'`;

/** The two sides have an application for one of these jobs. */
export const isAboutJob = (jobs: string[]): Condition =>
  sql<boolean>`exists (select from ${sent} and sent.job_listing_id = any(${jobs}::uuid[]))`;

/** The same for jobs at one of these locations. */
export const isAtLocation = (locationIds: string[]): Condition =>
  sql<boolean>`exists (select from ${sent} and exists (select from job_listing_locations at
    where at.job_listing_id = sent.job_listing_id and at.location_id = any(${locationIds}::uuid[])))`;

/** Matches the other side's name, or words in messages. */
export const matchesSearch = (q: string, me: Actor): Condition =>
  sql<boolean>`(${isNamed(q, me)} or conversations.id in (
    select conversation_id from messages where ${isOwnMessage(me)} and ${matchesWords(q)} limit 10000))`;

/** A part of the other side's name. */
export function isNamed(q: string, me: Actor): Condition {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const employers = sql`exists (select from employers other
    where other.id = conversations.employer_id and other.name ilike ${like})`;
  const educators = sql`exists (select from user_profiles other where other.id = conversations.user_profile_id
    and other.active_state <> 'closed' and other.first_name || ' ' || other.last_name ilike ${like})`;
  if (me.kind === "educator") return sql<boolean>`${employers}`;
  return me.kind === "employer" ? sql<boolean>`${educators}` : sql<boolean>`(${employers} or ${educators})`;
}

/** Names the owner, so that the full-text index is searched for one owner's messages only. */
function isOwnMessage(me: Actor): RawBuilder<unknown> {
  if (me.kind === "educator") return sql`messages.user_profile_id = ${me.userProfileId}`;
  return me.kind === "employer" ? sql`messages.employer_id = ${me.employerId}` : sql`true`;
}

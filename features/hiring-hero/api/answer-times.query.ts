/**
 * How soon each side answers the other: what was asked of it since a time, and when a person answered. Cards that the
 * product posts are nobody's answer; a refusal is one.
 */
import { productCardTypes } from "#features/messages/message-kinds.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";

export interface Asked {
  /** The employer or the educator that was asked. */
  id: string;
  askedAt: Date;
  answeredAt: Date | null;
}

/** Several messages in a row are one question; the other side's next message answers it. */
export const turns = (conversations: RawBuilder<unknown>, since: Date) => sql`
  select conversation_id, employer_id, user_profile_id, profile_type, created_at as asked_at,
    lead(created_at) over (partition by conversation_id order by id) as answered_at,
    lead(profile_id) over (partition by conversation_id order by id) as answered_by
  from (
    select messages.*, lag(profile_type) over (partition by conversation_id order by id) as before
    from messages
    where conversation_id in (${conversations}) and created_at >= ${since}
      and deleted_at is null and profile_type is not null and message_type <> all(${productCardTypes})
  ) in_order
  where profile_type is distinct from before`;

/** Of employers: their applications, and educators' messages. An application that was taken back asks nothing. */
export async function loadAskedOfEmployers(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<Asked[]> {
  const conversations = sql`select id from conversations where employer_id = any(${ids}) and latest_message_at >= ${since}`;
  const { rows } = await sql<Asked>`
    select sent.employer_id as id, sent.submitted_at as "askedAt", least(
      (select min(moved.created_at) from job_application_events moved
        where moved.job_application_id = sent.id and moved.by = 'employer' and moved.created_at >= sent.submitted_at),
      (select min(answer.created_at) from conversations talk
        join messages answer on answer.conversation_id = talk.id and answer.profile_type = 'EmployerProfile'
        where talk.employer_id = sent.employer_id and talk.user_profile_id = sent.user_profile_id
          and answer.created_at >= sent.submitted_at and answer.deleted_at is null
          and answer.message_type <> all(${productCardTypes}))
    ) as "answeredAt"
    from job_applications sent
    where sent.employer_id = any(${ids}) and sent.submitted_at >= ${since}
      and sent.aasm_state not in ('draft', 'withdrawn')
    union all
    select employer_id, asked_at, answered_at from (${turns(conversations, since)}) turn
    where profile_type = 'UserProfile'`.execute(db);
  return rows;
}

/** Of educators: employers' messages and the invitations among them. */
export async function loadAskedOfEducators(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<Asked[]> {
  const conversations = sql`select id from conversations where user_profile_id = any(${ids}) and latest_message_at >= ${since}`;
  const { rows } = await sql<Asked>`
    select turn.user_profile_id as id, turn.asked_at as "askedAt", least(
      turn.answered_at,
      (select min(state_changed_at) from job_invitations invitation
        where invitation.employer_id = turn.employer_id and invitation.user_profile_id = turn.user_profile_id
          and invitation.created_at between turn.asked_at and coalesce(turn.answered_at, 'infinity')
          and invitation.state in ('applied', 'declined', 'hired'))
    ) as "answeredAt"
    from (${turns(conversations, since)}) turn
    where turn.profile_type = 'EmployerProfile'`.execute(db);
  return rows;
}

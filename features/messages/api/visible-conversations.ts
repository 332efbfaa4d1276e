/** Visibility of conversations: the educator's, and all of the employer's. */
import { notFound } from "#platform/server/errors.ts";
import type { Rows, Table } from "#platform/server/resource.ts";
import type { Actor, Educator, Employer } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { type RawBuilder, sql } from "kysely";
import { sideOf } from "../message.policy.ts";
import type { Author } from "./conversations/find-or-create-conversation.ts";

/** For tables with both columns: conversations and messages. */
export const visibleToBothSides = <T extends Table>(table: T) => ({
  educator: (rows: Rows<T>, me: Educator) =>
    rows.where(sql<boolean>`${sql.ref(`${table}.userProfileId`)} = ${me.userProfileId}`),
  employer: (rows: Rows<T>, me: Employer) =>
    rows.where(sql<boolean>`${sql.ref(`${table}.employerId`)} = ${me.employerId}`),
});

/** What two people write is theirs, until one of them reports it: only then operators read the conversation. */
export const isReported = (conversationId: string): RawBuilder<boolean> =>
  sql`exists (select from reports where reports.conversation_id = ${sql.ref(conversationId)})`;

/** A rejected or suspended employer still reads what it wrote, but not what others wrote. */
export const onlyOwnWhenRejected = (rows: Rows<"messages">, me: Employer) =>
  me.standing === "good" || me.standing === "pending"
    ? rows
    : rows.where("messages.profileType", "=", "EmployerProfile");

/** Condition on the caller's member row, for a join with `conversations`. */
export const isOwnMember = (me: Actor, member: string): RawBuilder<boolean> => {
  const own = sideOf(me);
  if (!own) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(`${member}.messageableType`)} = ${own.type}
    and ${sql.ref(`${member}.messageableId`)} = ${own.id}`;
};

/** The part of the resource that `lockVisibleRow` needs. */
export const conversationVisibility = {
  table: "conversations",
  operators: operatorAccess.private,
  visibleTo: {
    ...visibleToBothSides("conversations"),
    operator: (rows: Rows<"conversations">) => rows.where(isReported("conversations.id")),
  },
} as const;

/** The side of a caller who takes part in a conversation: an action on one lets no other kind in. */
export function requireSide(actor: Actor): Author {
  const side = sideOf(actor);
  if (!side) throw notFound();
  return side;
}

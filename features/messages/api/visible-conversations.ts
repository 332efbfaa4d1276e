/** Visibility of conversations: the educator's, and all of the employer's. */
import type { WriteContext } from "#platform/server/context.ts";
import { notFound } from "#platform/server/errors.ts";
import type { Rows, Table } from "#platform/server/resource.ts";
import type { Actor, Educator, Employer } from "#platform/shared/actor.ts";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { sideOf } from "../message.policy.ts";
import { type Author, type ConversationRow } from "./conversations/find-or-create-conversation.ts";

/** For tables with both columns: conversations and messages. */
export const visibleToBothSides = <T extends Table>(table: T) => ({
  educator: (rows: Rows<T>, me: Educator) =>
    rows.where(sql<boolean>`${sql.ref(`${table}.userProfileId`)} = ${me.userProfileId}`),
  employer: (rows: Rows<T>, me: Employer) =>
    rows.where(sql<boolean>`${sql.ref(`${table}.employerId`)} = ${me.employerId}`),
});

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

export interface OwnConversation {
  conversation: ConversationRow;
  me: Author;
}

/** For actions: the conversation of the path, locked, and the side of the caller; `404` for a foreign one. */
export async function findOwnConversation(
  context: WriteContext,
  id: string | undefined,
): Promise<OwnConversation> {
  const { actor, db } = context;
  const me = sideOf(actor);
  if (!me || !z.uuid().safeParse(id).success) throw notFound();
  const conversation = await db
    .selectFrom("conversations")
    .selectAll()
    .where("id", "=", id!)
    .forUpdate()
    .executeTakeFirst();
  const isOwn =
    conversation &&
    (actor.kind === "educator"
      ? conversation.userProfileId === actor.userProfileId
      : actor.kind === "employer" && conversation.employerId === actor.employerId);
  if (!isOwn) throw notFound();
  return { conversation, me };
}

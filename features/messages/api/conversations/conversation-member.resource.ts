/** Members of a conversation, visible to both sides. Teammates join by reading, writing, or through this resource. */
import type { WriteContext } from "#platform/server/context.ts";
import { idListParam } from "#platform/server/engine/filter-schemas.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";
import { lockVisibleRow } from "#platform/server/engine/read.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { ConversationMember } from "../../conversation.ts";
import { profileTypes } from "../../message-constants.ts";
import { sideOf } from "../../message.policy.ts";
import { type Author, joinConversation } from "./find-or-create-conversation.ts";
import { conversationVisibility, isReported } from "../visible-conversations.ts";

const ofOwnConversation = (owner: "employer_id" | "user_profile_id", id: string) => sql<boolean>`exists (
  select from conversations where conversations.id = conversation_members.conversation_id
  and ${sql.ref(`conversations.${owner}`)} = ${id})`;

export const conversationMembers = resource({
  entity: ConversationMember,
  table: "conversationMembers",
  operators: operatorAccess.private,
  collections: {
    conversation_members: { for: ["educator", "employer"], create: ["educator", "employer"] },
  },
  visibleTo: {
    educator: (rows, me) => rows.where(ofOwnConversation("user_profile_id", me.userProfileId)),
    employer: (rows, me) => rows.where(ofOwnConversation("employer_id", me.employerId)),
    operator: (rows) => rows.where(isReported("conversationMembers.conversationId")),
  },
  filters: {
    messageableId: filter(z.uuid(), (rows, id) => rows.where("conversationMembers.messageableId", "=", id)),
    conversationId: filter(idListParam, (rows, conversations) =>
      rows.where("conversationMembers.conversationId", "in", conversations),
    ),
  },
  sorts: { createdAt: "createdAt" },
  defaultSort: "createdAt",
  includes: ["conversation"],
  create: {
    input: z.strictObject({
      conversationId: z.uuid(/*i18n*/ "Say which conversation"),
      messageableType: z.enum(profileTypes).optional(),
      messageableId: z.uuid().optional(),
    }),
    run: addMember,
  },
});

interface NewMember {
  conversationId: string;
  messageableType?: string;
  messageableId?: string;
}

/** Adds the caller or a teammate; idempotent. */
async function addMember(context: WriteContext, given: NewMember): Promise<string> {
  const me = sideOf(context.actor);
  if (!me) throw forbidden(/*i18n*/ "You can't do that here.");
  const conversation = await lockVisibleRow(conversationVisibility, context, given.conversationId);
  const member: Author = { type: me.type, id: given.messageableId ?? me.id };
  const isMine =
    (given.messageableType ?? me.type) === me.type &&
    (member.id === me.id || (await isTeammate(context, conversation.employerId, member)));
  if (!isMine) {
    const message = /*i18n*/ "Choose somebody of your team";
    throw invalidFields([{ field: "messageableId", message }], (field) => `/data/attributes/${field}`);
  }
  await joinConversation(context, conversation.id, member);
  const { id } = await context.db
    .selectFrom("conversationMembers")
    .select("id")
    .where("conversationId", "=", conversation.id)
    .where("messageableType", "=", member.type)
    .where("messageableId", "=", member.id)
    .executeTakeFirstOrThrow();
  return id;
}

async function isTeammate({ db }: WriteContext, employerId: string, member: Author): Promise<boolean> {
  if (member.type !== "EmployerProfile") return false;
  const found = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("id", "=", member.id)
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** A conversation: all messages between one employer and one educator. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { Employer } from "#features/employers/employer.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import type { WritePermission } from "./write-permission.ts";
import { profileTypes } from "./message-constants.ts";

const time = z.iso.datetime();

/** The last message of each side and whether it was read, so that a missing answer is visible. */
export const conversationMetadata = z.object({
  lastEmployerMessage: z
    .object({ employerProfileFirstName: z.string().nullable(), createdAt: time })
    .nullable(),
  lastUserProfileMessage: z.object({ createdAt: time, readAt: time.nullable() }).nullable(),
  /** The newest message, for the list; null if it was deleted or there is none. */
  lastMessage: z
    .object({
      messageType: z.string(),
      text: z.string(),
      profileType: z.enum(profileTypes).nullable(),
      /** For a card: what it shows (see `messageMetadata`). */
      metadata: z.record(z.string(), z.unknown()),
    })
    .nullable(),
});
export type ConversationMetadata = z.output<typeof conversationMetadata>;

/** `meta.other` of a conversation: the other side, even if the profile is hidden or deleted. Without a slug there is no page to link to. */
export interface OtherSide {
  name: string;
  /** Of an educator. */
  firstName: string | null;
  slug: string | null;
  imageUrl: string | null;
  /** The account was deleted. */
  isFormer: boolean;
}

/** `meta` of a conversation; `mayWrite` on a read of one. */
export interface ConversationMeta {
  other: OtherSide;
  mayWrite?: WritePermission;
}

export const Conversation = entity("conversations", {
  attributes: {
    /** For the reading member. */
    unreadCount: z.number().int(),
    starred: z.boolean(),
    archived: z.boolean(),
    latestMessageAt: time.nullable(),
    /** The teammate who answers it; the employer's team alone reads it. */
    assignedProfileId: z.uuid().nullable(),
    blockedAt: time.nullable(),
    blockedByType: z.enum(profileTypes).nullable(),
    metadata: conversationMetadata,
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { employer: Employer, userProfile: UserProfile },
  hasMany: { conversationMembers: "conversation_members", messages: "messages" },
});

/** A participant: the educator's profile, or an employer profile that has joined by reading or writing. */
export const ConversationMember = entity("conversation_members", {
  attributes: {
    conversationId: z.uuid(),
    messageableType: z.enum(profileTypes),
    messageableId: z.uuid(),
    createdAt: time,
  },
  belongsTo: { conversation: "conversations" },
});

declare module "#platform/shared/entity.ts" {
  interface ResourceMetas {
    conversations: ConversationMeta;
  }
  interface EntityTypes {
    conversations: typeof Conversation;
    conversation_members: typeof ConversationMember;
  }
}

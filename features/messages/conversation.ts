/** A conversation: everything one employer and one educator say to each other. */
import { UserProfile } from "#features/educators/user-profile.ts";
import { Employer } from "#features/employers/employer.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import type { WritePermission } from "./write-permission.ts";
import { profileTypes } from "./message-constants.ts";

const time = z.iso.datetime();

/** Who of either side wrote last, and whether it was read: "nobody answers" must be plain to see. */
export const conversationMetadata = z.object({
  lastEmployerMessage: z
    .object({ employerProfileFirstName: z.string().nullable(), createdAt: time })
    .nullable(),
  lastUserProfileMessage: z.object({ createdAt: time, readAt: time.nullable() }).nullable(),
  /** The newest message of all in one line, for the list; null where it was deleted or there is none. */
  lastMessage: z
    .object({
      messageType: z.string(),
      text: z.string(),
      profileType: z.enum(profileTypes).nullable(),
      /** Of a card: what it shows (see the message's own). */
      metadata: z.record(z.string(), z.unknown()),
    })
    .nullable(),
});
export type ConversationMetadata = z.output<typeof conversationMetadata>;

/** `meta.other` of a conversation: who one talks with, whatever became of the profile. No slug: there is no page to go to. */
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
    /** Of the reading member. */
    unreadCount: z.number().int(),
    starred: z.boolean(),
    archived: z.boolean(),
    latestMessageAt: time.nullable(),
    blockedAt: time.nullable(),
    blockedByType: z.enum(profileTypes).nullable(),
    metadata: conversationMetadata,
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { employer: Employer, userProfile: UserProfile },
  hasMany: { conversationMembers: "conversation_members", messages: "messages" },
});

/** One who takes part: the educator's profile, or an employer profile that has joined by reading or writing. */
export const ConversationMember = entity("conversation_members", {
  attributes: {
    conversationId: z.uuid(),
    messageableType: z.enum(profileTypes),
    messageableId: z.uuid(),
    createdAt: time,
  },
  belongsTo: { conversation: "conversations" },
});

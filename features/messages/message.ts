/** A message: text, files, or a card about a job, an interview or an application. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { messageTypes, profileTypes } from "./message-constants.ts";

const time = z.iso.datetime();

/** A file in a message, with links for its two sides only; images also have a link for display. */
export const messageFile = z.object({
  id: z.uuid(),
  filename: z.string(),
  contentType: z.string(),
  byteSize: z.number(),
  url: z.string(),
  showUrl: z.string().optional(),
});
export type MessageFile = z.output<typeof messageFile>;

/** The content of a message; which fields are present depends on its type. */
export const messageData = z.object({
  text: z.string().optional(),
  attachments: z.array(messageFile).optional(),
  jobListingId: z.uuid().optional(),
  interviewEventTypeId: z.uuid().optional(),
  interviewId: z.uuid().optional(),
  jobApplicationId: z.uuid().optional(),
  /** For application_status: the new state. */
  state: z.string().optional(),
});
export type MessageData = z.output<typeof messageData>;

/**
 * What a card shows, recorded when it was sent.
 * job_share: jobTitle, jobSlug, employerName, city, and as of now isOpen; application_submitted and application_status: the same, state, and of
 * a rejection its rejectionMessage; interview_invite: name, slug, duration, interviewType, employerSlug, employerName.
 */
export const messageMetadata = z.record(z.string(), z.unknown());

export const Message = entity("messages", {
  attributes: {
    messageType: z.enum(messageTypes),
    data: messageData,
    metadata: messageMetadata,
    /** The author's side; null for the product. */
    profileType: z.enum(profileTypes).nullable(),
    /** The author's first name, for teams. */
    authorFirstName: z.string().nullable(),
    authorId: z.uuid().nullable(),
    readAt: time.nullable(),
    deletedAt: time.nullable(),
    /** For an invitation: whether an interview was booked through it, and its time. */
    interviewScheduled: z.boolean(),
    interviewScheduledAt: time.nullable(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { conversation: "conversations" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    messages: typeof Message;
  }
}

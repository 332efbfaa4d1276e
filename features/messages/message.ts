/** A message: text, files, or a card about a job, an interview or an application. */
import { entity } from "#platform/shared/entity.ts";
import { fileReferences } from "#platform/shared/file-reference.ts";
import { z } from "zod";
import { messageTypes, profileTypes } from "./message-constants.ts";

const time = z.iso.datetime();

/** What is said, or what it is about. Which of these are there depends on the type. */
export const messageData = z.object({
  text: z.string().optional(),
  attachments: fileReferences.optional(),
  jobListingId: z.uuid().optional(),
  interviewEventTypeId: z.uuid().optional(),
  interviewId: z.uuid().optional(),
  jobApplicationId: z.uuid().optional(),
  /** Of an application_status message: the state it reached. */
  state: z.string().optional(),
});
export type MessageData = z.output<typeof messageData>;

/** What a card needs to be drawn, as it was when it was sent: names, times, the link to book by. */
export const messageMetadata = z.record(z.string(), z.unknown());

export const Message = entity("messages", {
  attributes: {
    messageType: z.enum(messageTypes),
    data: messageData,
    metadata: messageMetadata,
    /** Whose side wrote it; null for the product itself. */
    profileType: z.enum(profileTypes).nullable(),
    /** The first name of whoever wrote it, for teams. */
    authorFirstName: z.string().nullable(),
    authorId: z.uuid().nullable(),
    readAt: time.nullable(),
    deletedAt: time.nullable(),
    /** Of an invitation: whether an interview was booked by it, and when that takes place. */
    interviewScheduled: z.boolean(),
    interviewScheduledAt: time.nullable(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: { conversation: "conversations" },
});

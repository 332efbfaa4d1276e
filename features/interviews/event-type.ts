/** An interview event type: what an employer profile offers to book, by a link of its own. */
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { entity } from "#platform/shared/entity.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { interviewTypes, phoneCallers } from "./interview-constants.ts";

/** phone: phoneNumber and caller · online: meetingUrl · physical: address. */
export const instructions = z.strictObject({
  phoneNumber: phoneNumber.optional(),
  caller: z.enum(phoneCallers).optional(),
  meetingUrl: z
    .url({ protocol: /^https?$/, error: /*i18n*/ "Enter an address that begins with https://" })
    .max(500)
    .nullish(),
  address: z.string().trim().max(300).nullish(),
});
export type Instructions = z.output<typeof instructions>;

const minutes = (least: number, most: number) => z.number().int().min(least).max(most);

export const InterviewEventType = entity("interview_event_types", {
  attributes: {
    name: requiredText(/*i18n*/ "Give the interview type a name", 100),
    slug: z
      .string()
      .max(70)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: /*i18n*/ "Use small letters, digits and dashes" }),
    duration: minutes(5, 480),
    interviewType: z.enum(interviewTypes),
    instructions,
    /** Where educators book it: the absolute address of its booking page. */
    inviteUrl: z.string(),
    bufferBefore: minutes(0, 240),
    bufferAfter: minutes(0, 240),
    /** Minutes between now and the earliest time offered. */
    minimumNotice: minutes(0, 43_200),
    requiresConfirmation: z.boolean(),
    /** Whose it is, and who meets the educator. */
    employerProfileId: z.uuid(),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { employerProfile: EmployerProfile, employer: "employers" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    interview_event_types: typeof InterviewEventType;
  }
}

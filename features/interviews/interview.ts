/** An interview between an educator and an employer profile at an agreed time. */
import { JobApplication } from "#features/applications/application.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { Employer } from "#features/employers/employer.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { InterviewEventType, instructions } from "./event-type.ts";
import { interviewParties, interviewStatuses, interviewTypes } from "./interview-constants.ts";

const time = z.iso.datetime();
const bookingParties = z.enum(["UserProfile", "EmployerProfile"]);

export const interviewNames = z.object({
  employer: z.string(),
  employerSlug: z.string(),
  /** The host. */
  employerProfile: z.string(),
  userProfile: z.string(),
  userProfileSlug: z.string(),
  /** The title of the job it is about. */
  jobListing: z.string().nullable(),
  /** Of its type, for the booking page; null when the type was removed. */
  interviewEventTypeSlug: z.string().nullable(),
});
export type InterviewNames = z.output<typeof interviewNames>;

export const Interview = entity("interviews", {
  attributes: {
    name: z.string(),
    interviewType: z.enum(interviewTypes),
    /** As agreed: the type's own may change later. */
    instructions,
    time,
    endsAt: time,
    /** Minutes. */
    duration: z.number().int(),
    status: z.enum(interviewStatuses),
    bookedByType: bookingParties,
    note: z.string(),
    /** The zones both sides read their clocks in: the host's, and the educator's as it was at booking. */
    timeZone: z.string(),
    userProfileTimeZone: z.string(),
    /** Of a pending one: when it expires. */
    confirmBy: time.nullable(),
    canceledByType: z.enum(interviewParties).nullable(),
    cancelReason: z.string().nullable(),
    canceledAt: time.nullable(),
    noShowBy: z.enum(interviewParties).nullable(),
    /** The interview this one took the place of, and the one that took its place. */
    rescheduledFrom: z.uuid().nullable(),
    rescheduledTo: z.uuid().nullable(),
    /** When it was before it was moved. */
    previousTime: time.nullable(),
    /** Who and what it is about, also where a profile or a job is not to be seen any more. */
    names: interviewNames,
    interviewEventTypeId: z.uuid().nullable(),
    employerProfileId: z.uuid(),
    createdAt: time,
    updatedAt: time,
  },
  belongsTo: {
    interviewEventType: InterviewEventType,
    employerProfile: EmployerProfile,
    employer: Employer,
    userProfile: UserProfile,
    jobApplication: JobApplication,
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    interviews: typeof Interview;
  }
}

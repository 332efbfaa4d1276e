/** An interview: an educator meets an employer profile, at a time both know. */
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
    /** The zones both sides read their clocks in. */
    timeZone: z.string(),
    userProfileTimeZone: z.string(),
    /** Of a pending one: when it expires. */
    confirmBy: time.nullable(),
    canceledByType: z.enum(interviewParties).nullable(),
    cancelReason: z.string().nullable(),
    canceledAt: time.nullable(),
    noShowBy: z.enum(interviewParties).nullable(),
    /** The interview this one took the place of. */
    rescheduledFromId: z.uuid().nullable(),
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

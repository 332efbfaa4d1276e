/** An employer profile: one person acting for one employer. */
import { entity } from "#platform/shared/entity.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { z } from "zod";
import { Employer } from "./employer.ts";
import { employerRoles, invitationStates } from "./employer-constants.ts";
import { isTimeZone } from "#platform/shared/time-zone.ts";

const optionalLine = z.string().trim().max(300).nullable();

export const EmployerProfile = entity("employer_profiles", {
  attributes: {
    accountId: z.uuid(),
    firstName: requiredText(/*i18n*/ "Enter your first name", 100),
    lastName: requiredText(/*i18n*/ "Enter your last name", 100),
    phoneNumber,
    position: optionalLine,
    address: optionalLine,
    city: z.string().nullable(),
    state: z.string().nullable(),
    zipCode: zipCode.nullable(),
    slug: z.string(),
    role: z.enum(employerRoles),
    timeZone: z.string().refine(isTimeZone, { error: /*i18n*/ "Choose a time zone from the list" }),
    calendarDaysInFuture: z
      .number()
      .int()
      .min(1, /*i18n*/ "Enter 1 day or more")
      .max(90, /*i18n*/ "Enter 90 days or fewer"),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    /** The account's address, readable by the team. */
    email: z.string(),
    /** `pending` while an invitation is unanswered; null for members. */
    invitationState: z.enum(invitationStates).nullable(),
    /** When the invitation was last sent; null while its mail waits, and for members. */
    invitedAt: z.iso.datetime().nullable(),
    invitationExpiresAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { account: "account", employer: Employer },
  hasMany: { locations: "locations", employerProfileLocations: "employer_profile_locations" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    employer_profiles: typeof EmployerProfile;
  }
  /** What waits at its employer, for the owner of the profile. */
  interface ResourceMetas {
    employer_profiles: { newApplicantsCount: number; unreadCount: number };
  }
}

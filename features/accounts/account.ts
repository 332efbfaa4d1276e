/** An account: one person's way in. Educators have one user profile, employers act through employer profiles. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const userTypes = ["educator", "employer", "operator"] as const;
export type UserType = (typeof userTypes)[number];

export const languages = ["en", "es"] as const;

export const Account = entity("account", {
  attributes: {
    email: z.email(),
    userType: z.enum(userTypes),
    firstName: z.string(),
    lastName: z.string(),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    onboardComplete: z.boolean(),
    unconfirmedEmail: z.string().nullable(),
    /** When a mailed link proved that `email` is theirs. */
    emailVerifiedAt: z.iso.datetime().nullable(),
    mustChangePassword: z.boolean(),
    language: z.enum(languages),
    /** Locked by an operator; nobody else is told. */
    lockedAt: z.iso.datetime().nullable(),
    /** Set while it can still be taken back. */
    closedAt: z.iso.datetime().nullable(),
    eraseAfter: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles" },
});

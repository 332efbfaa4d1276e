/** An account: one person's way in. Educators have one user profile, employers act through employer profiles. */
import { entity } from "#platform/shared/entity.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
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
    /** When a mailed link proved that `email` belongs to the account's owner. */
    emailVerifiedAt: z.iso.datetime().nullable(),
    mustChangePassword: z.boolean(),
    language: z.enum(languages),
    /** What an operator may do; of others null. */
    operatorRole: z.enum(operatorRoles).nullable(),
    /** Locked by an operator; only operators see it. */
    lockedAt: z.iso.datetime().nullable(),
    /** Set while the closed account can still be restored. */
    closedAt: z.iso.datetime().nullable(),
    eraseAfter: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    account: typeof Account;
  }
}

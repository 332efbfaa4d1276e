/**
 * An access to an educator's profile: viewed, downloaded or exported by an employer's member. Its owner sees
 * one row per day and kind.
 */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const accessKinds = ["viewed", "downloaded", "exported"] as const;
export type AccessKind = (typeof accessKinds)[number];

export const ProfileAccess = entity("profile_accesses", {
  attributes: {
    kind: z.enum(accessKinds),
    employerName: z.string(),
    employerSlug: z.string(),
    times: z.number().int(),
    /** When it happened last that day. */
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { userProfile: "user_profiles", employer: "employers" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    profile_accesses: typeof ProfileAccess;
  }
}

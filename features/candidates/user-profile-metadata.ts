/** An employer's history with an educator. Its id is the profile's. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

const time = z.iso.datetime().nullable();

export const UserProfileMetadata = entity("user_profile_metadata", {
  attributes: {
    userProfileId: z.uuid(),
    liked: z.boolean(),
    viewedAt: time,
    previouslyApplied: z.boolean(),
    previouslyMessaged: z.boolean(),
    /** When the team last sent a message. */
    messagedAt: time,
    /** When the educator last wrote. */
    answeredAt: time,
    inviteSentAt: time,
    conversationId: z.uuid().nullable(),
    jobApplicationIds: z.array(z.uuid()),
    notesCount: z.number().int(),
  },
  /** The next one, else the latest. */
  belongsTo: { interview: "interviews", userProfile: "user_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    user_profile_metadata: typeof UserProfileMetadata;
  }
}

/** Which interviews each kind of caller sees: the one definition, for lists, reads, actions and files. */
import type { Visibility } from "#platform/server/resource.ts";

export const interviewVisibility = {
  table: "interviews" as const,
  visibleTo: {
    educator: (rows, me) => rows.where("interviews.userProfileId", "=", me.userProfileId),
    employer: (rows, me) => rows.where("interviews.employerId", "=", me.employerId),
  } satisfies Visibility<"interviews">,
};

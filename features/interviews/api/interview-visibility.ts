/** Which interviews each kind of caller sees: the one definition, for lists, reads, actions and files. */
import type { Visibility } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";

export const interviewVisibility = {
  table: "interviews" as const,
  operators: operatorAccess.people,
  visibleTo: {
    educator: (rows, me) => rows.where("interviews.userProfileId", "=", me.userProfileId),
    employer: (rows, me) => rows.where("interviews.employerId", "=", me.employerId),
  } satisfies Visibility<"interviews">,
};

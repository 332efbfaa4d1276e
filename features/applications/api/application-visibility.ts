/** Which applications each kind of caller sees: the one definition, for lists, reads, pushes and actions. */
import type { Visibility } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";

/** Applications of educators who closed their account are hidden; statistics still count them. */
const isOfActiveEducator = sql<boolean>`not exists (select from user_profiles sender
  where sender.id = job_applications.user_profile_id and sender.active_state = 'closed')`;
/** Written as a literal, so that the planner uses the partial indexes on submitted applications. */
const isSubmitted = sql<boolean>`job_applications.aasm_state <> 'draft'`;

export const applicationVisibility = {
  table: "jobApplications" as const,
  operators: operatorAccess.people,
  visibleTo: {
    educator: (rows, me) => rows.where("jobApplications.userProfileId", "=", me.userProfileId),
    employer: (rows, me) =>
      rows
        .where("jobApplications.employerId", "=", me.employerId)
        .where(isSubmitted)
        .where(isOfActiveEducator),
  } satisfies Visibility<"jobApplications">,
};

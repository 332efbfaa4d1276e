/** A team's history with each educator it may see, over JSON:API; educators cannot read any of it. */
import { isVisibleTo } from "#features/educators/api/visible-profiles.ts";
import { idListParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";

const collection = { for: ["employer" as const] };

export const userProfileMetadata = resource({
  entity: UserProfileMetadata,
  table: "userProfileMetadata",
  operators: operatorAccess.people,
  collections: { "employers/user_profiles_metadata": collection, user_profile_metadata: collection },
  visibleTo: {
    employer: (rows, me) =>
      rows.where("userProfileMetadata.employerId", "=", me.employerId).where(
        sql<boolean>`exists (select 1 from user_profiles
            where user_profiles.id = user_profile_metadata.id and ${isVisibleTo(me)})`,
      ),
    // There is one row for every pair, and an operator is of no employer: they read what the rows are made of.
    operator: (rows) => rows.where(sql<boolean>`false`),
  },
  filters: {
    user_profile_ids: filter(idListParam, (rows, people) =>
      rows.where("userProfileMetadata.id", "in", people),
    ),
  },
  includes: ["interview", "interview.interviewEventType", "userProfile"],
});

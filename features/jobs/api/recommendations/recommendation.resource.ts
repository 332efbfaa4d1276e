/** Recommendations over JSON:API: an educator's own, to read and to dismiss. */
import { booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { alwaysAllowed, filter, resource, type Row, type Rows } from "#platform/server/resource.ts";
import { hasPublicEmployer } from "#features/employers/api/employer/visible-employers.ts";
import type { Educator } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { recommendedFromScore } from "../../job-badges.ts";
import { JobListingRecommendation } from "../../recommendation.ts";
import { isOpenToEducator } from "./recommendable-jobs.ts";

type Recommendations = Rows<"jobRecommendations">;

export const jobListingRecommendations = resource({
  entity: JobListingRecommendation,
  table: "jobRecommendations",
  operators: operatorAccess.people,
  collections: {
    "user_profile/job_listing_recommendations": { for: ["educator"], change: ["educator"] },
  },
  visibleTo: {
    educator: (rows: Recommendations, me: Educator) =>
      rows
        .where("jobRecommendations.userProfileId", "=", me.userProfileId)
        .where(isGoodMatch)
        .where(isOffered),
  },
  fields: {
    dismissed: {
      read: (row: Row<"jobRecommendations">) => row.dismissedAt !== null,
      write: (dismissed: boolean) => ({ dismissedAt: dismissed ? new Date() : null }),
    },
  },
  filters: {
    dismissed: filter(
      booleanParam,
      (rows: Recommendations, dismissed) =>
        rows.where("jobRecommendations.dismissedAt", dismissed ? "is not" : "is", null),
      () => false,
    ),
  },
  sorts: { score: "score" },
  defaultSort: "-score",
  includes: ["jobListing", "jobListing.employer", "jobListing.locations"],
  updatableBy: { dismissed: alwaysAllowed },
});

/** Rows that match well only by what employers see of the profile exist for the employers' filters. */
const isGoodMatch = sql<boolean>`job_recommendations.score >= ${sql.lit(recommendedFromScore)}`;

/** What closed, was applied for or was shut out since it was worked out is not offered any more. */
const isOffered = sql<boolean>`exists (
  select 1 from job_listings where job_listings.id = job_recommendations.job_listing_id
  and job_listings.listing_status = 'published' and ${hasPublicEmployer("job_listings")}
  and ${isOpenToEducator({
    userProfileId: sql`job_recommendations.user_profile_id`,
    jobListingId: sql`job_listings.id`,
    employerId: sql`job_listings.employer_id`,
  })})`;

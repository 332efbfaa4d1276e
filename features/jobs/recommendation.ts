/** A job that fits an educator, with the reasons; dismissed ones do not return. */
import { matchRow } from "#features/matching/match-row.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { JobListing } from "./job-listing.ts";

export const JobListingRecommendation = entity("job_listing_recommendations", {
  attributes: {
    score: z.number(),
    reasons: z.array(matchRow),
    dismissed: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { jobListing: JobListing },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    job_listing_recommendations: typeof JobListingRecommendation;
  }
}

/** A job, or all jobs of a program, that an educator hides from their search, alerts and recommendations. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const HiddenJob = entity("hidden_jobs", {
  attributes: {
    /** Set for one job; null for all jobs of `employerId`. */
    jobListingId: z.uuid().nullable(),
    employerId: z.uuid().nullable(),
    /** The job's title and its program, or the program's name. */
    name: z.string(),
    createdAt: z.iso.datetime(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    hidden_jobs: typeof HiddenJob;
  }
}

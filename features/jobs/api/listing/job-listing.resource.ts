/** Job listings over JSON:API: what is published for everyone, and an employer's own in every state. */
import { resource, type Rows } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { hasPublicEmployer } from "#features/employers/api/employer/visible-employers.ts";
import { sql } from "kysely";
import { mayDelete, mayEdit, mayReadInside } from "../../job.policy.ts";
import { JobListing, jobListingInput } from "../../job-listing.ts";
import { staysPublishable } from "../../publish-rules.ts";
import { createJob, newJobInput } from "./create-job.action.ts";
import { jobFields } from "./job-fields.ts";
import { loadJobMeta } from "./job-meta.query.ts";
import { loadJobLocationIds } from "./job-locations.ts";
import { employerJobFilters, searchEmployerJobs, employerJobSorts } from "./employer-jobs.query.ts";
import { searchFilters, searchSorts } from "../search/search-filters.ts";
import { searchJobs } from "../search/search-jobs.query.ts";

type Jobs = Rows<"jobListings">;

/** Jobs of an employer that an operator turned away are gone with it. */
const isPublic = sql<boolean>`(job_listings.listing_status = 'published' and ${hasPublicEmployer("job_listings")})`;
const publicJobs = (rows: Jobs) => rows.where(isPublic);

/** What is paused comes back: who likes it meanwhile reads it on. */
const isPaused = sql<boolean>`(job_listings.listing_status = 'paused' and ${hasPublicEmployer("job_listings")})`;

/** What someone has applied for stays readable to them, also when it is closed; what they like, while paused. */
const publishedOrAppliedFor = (rows: Jobs, userProfileId: string) =>
  rows.where((eb) =>
    eb.or([
      isPublic,
      eb.exists(
        eb
          .selectFrom("jobApplications")
          .select("jobApplications.id")
          .whereRef("jobApplications.jobListingId", "=", "jobListings.id")
          .where("jobApplications.userProfileId", "=", userProfileId),
      ),
      eb.and([
        isPaused,
        eb.exists(
          eb
            .selectFrom("jobLikes")
            .select("jobLikes.jobListingId")
            .whereRef("jobLikes.jobListingId", "=", "jobListings.id")
            .where("jobLikes.userProfileId", "=", userProfileId),
        ),
      ]),
    ]),
  );

/** The slug of today, or one the job had before. */
const bySlug = (rows: Jobs, slug: string) =>
  rows.where((eb) =>
    eb.or([
      eb("jobListings.slug", "=", slug),
      eb(
        "jobListings.id",
        "in",
        eb.selectFrom("jobListingSlugs").select("jobListingId").where("jobListingSlugs.slug", "=", slug),
      ),
    ]),
  );

export const jobListings = resource({
  entity: JobListing,
  table: "jobListings",
  operators: operatorAccess.reviewed,
  access: "own",
  collections: {
    job_listings: {
      for: ["guest", "educator", "employer", "unchosen"],
      scope: (rows, me) => (me.kind === "employer" ? publicJobs(rows) : rows),
      filters: Object.keys(searchFilters),
      sorts: searchSorts,
      search: searchJobs,
      searchCursors: true,
    },
    "employer/job_listings": {
      for: ["employer"],
      scope: (rows, me) =>
        me.kind === "employer" ? rows.where("jobListings.employerId", "=", me.employerId) : rows,
      filters: [...Object.keys(employerJobFilters), "q", "employerId"],
      sorts: Object.keys(employerJobSorts),
      search: searchEmployerJobs,
      create: ["employer"],
      change: ["employer"],
      delete: ["employer"],
    },
  },
  visibleTo: {
    guest: publicJobs,
    unchosen: publicJobs,
    educator: (rows, me) => publishedOrAppliedFor(rows, me.userProfileId),
    employer: (rows, me) =>
      rows.where((eb) => eb.or([eb("jobListings.employerId", "=", me.employerId), isPublic])),
  },
  alternateKey: bySlug,
  fields: jobFields,
  relatedLinks: {
    applications: ({ id, employerId }, me) => {
      const ofJob = `job_applications?filter[jobListingId]=${id}`;
      if (me.kind === "educator") return ofJob;
      const isReceiver = me.kind === "operator" || (me.kind === "employer" && me.employerId === employerId);
      return isReceiver ? `employer/${ofJob}` : null;
    },
  },
  hasManyLoaders: {
    locations: { type: "locations", load: (context, ids) => loadJobLocationIds(context, ids) },
  },
  filters: { ...searchFilters, ...employerJobFilters },
  sorts: { ...employerJobSorts, distance: "id", compensation: "compensationMax", relevance: "id" },
  includes: ["employer", "employer.brand", "locations"],
  readableBy: {
    closedReason: mayReadInside,
    hiredElsewhere: mayReadInside,
    publishAt: mayReadInside,
    descriptionAiGenerated: mayReadInside,
  },
  create: { input: newJobInput, run: createJob },
  updatableBy: Object.fromEntries(Object.keys(jobListingInput).map((name) => [name, mayEdit])),
  validate: staysPublishable,
  delete: mayDelete,
  meta: loadJobMeta,
});

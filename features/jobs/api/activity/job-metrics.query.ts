/** How a job does, for its employer: views, likes, applications, those not looked at yet, and interviews. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export interface JobMetrics {
  views: number;
  likes: number;
  applications: number;
  newApplications: number;
  /** Held, or still to be. */
  interviews: number;
  /** Educators who were invited to apply, and those of them who did. */
  invitations: number;
  appliedAfterInvitation: number;
}

export async function loadJobMetrics(db: Queryable, ids: string[]): Promise<Map<string, JobMetrics>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("jobListings as job")
    .select([
      "job.id",
      sql<number>`(select coalesce(sum(v.views), 0)::int from job_views v where v.job_listing_id = job.id)`.as(
        "views",
      ),
      sql<number>`(select count(*)::int from job_likes l where l.job_listing_id = job.id)`.as("likes"),
      sql<number>`(select count(*)::int from job_applications a
        where a.job_listing_id = job.id and a.aasm_state <> 'draft')`.as("applications"),
      sql<number>`(select count(*)::int from job_applications a
        where a.job_listing_id = job.id and a.aasm_state = 'submitted' and a.viewed_at is null)`.as(
        "newApplications",
      ),
      sql<number>`(select count(*)::int from interviews i
        join job_applications a on a.id = i.job_application_id
        where i.employer_id = job.employer_id and a.job_listing_id = job.id and i.status not in ('canceled', 'expired'))`.as(
        "interviews",
      ),
      sql<number>`(select count(*)::int from job_invitations i where i.job_listing_id = job.id)`.as(
        "invitations",
      ),
      sql<number>`(select count(*)::int from job_invitations i
        where i.job_listing_id = job.id and i.state in ('applied', 'hired'))`.as("appliedAfterInvitation"),
    ])
    .where("job.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}

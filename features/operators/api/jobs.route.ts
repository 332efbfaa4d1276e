/** `GET console/jobs`: background jobs, when each last ran, and those that failed. */
import type { Queryable } from "#platform/server/database/database.ts";
import { describeRoute, json } from "#platform/server/engine/describe-route.ts";
import { forbidden, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { hasOperatorRole } from "#platform/shared/operator-role.ts";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { JobList } from "../job-list.ts";

const maxFailed = 100;

export function jobsRoute(server: FastifyInstance, { contextOf }: Platform): void {
  server.get(
    "/console/jobs",
    describeRoute({
      summary: "Background jobs, when each last ran, and those that failed.",
      answers: { 200: json(z.object({ data: JobList })) },
    }),
    async (request) => {
      const { actor, db } = await contextOf(request, { access: "everyone" });
      if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
      if (!hasOperatorRole(actor, ["support"])) throw forbidden(/*i18n*/ "You can't do that here.");
      const clock = await db
        .selectFrom("jobRuns")
        .select(["name", "cron", "startedAt", "finishedAt", "failedAt", "deleted"])
        .orderBy("name")
        .execute();
      const failed = await failedJobs(db);
      return {
        data: {
          clock: clock.map((row) => ({
            ...row,
            startedAt: textOf(row.startedAt),
            finishedAt: textOf(row.finishedAt),
            failedAt: textOf(row.failedAt),
          })),
          failed: failed.map(({ total: _total, createdAt, nextTryAt, ...row }) => ({
            ...row,
            createdAt: createdAt.toISOString(),
            nextTryAt: textOf(nextTryAt),
          })),
          failedTotal: failed[0]?.total ?? 0,
        },
      };
    },
  );
}

const textOf = (time: Date | null) => time?.toISOString() ?? null;

interface FailedJob {
  id: string;
  name: string;
  attempts: number;
  maxAttempts: number;
  createdAt: Date;
  nextTryAt: Date | null;
  total: number;
}

/** The newest first. The queue's own tables: their columns are part of its library's version, which is pinned. */
async function failedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select job.id::text, task.identifier as name, job.attempts::int, job.max_attempts::int as max_attempts, job.created_at,
      case when job.attempts < job.max_attempts then job.run_at end as next_try_at,
      (count(*) over ())::int as total
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.attempts > 0 and job.last_error is not null and job.locked_at is null
    order by job.created_at desc
    limit ${maxFailed}`.execute(db);
  return rows;
}

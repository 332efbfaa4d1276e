/** `POST console/jobs/{id}/retry` and `/give_up`: what operators do about a job that failed. */
import { type Action, action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { notFound } from "#platform/server/errors.ts";
import { sql } from "kysely";
import { z } from "zod";

export const failedJobActions: Action[] = [
  forJob("retry", "Tries a failed job again at once.", (db, id) =>
    sql`select graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(
      db,
    ),
  ),
  forJob("give_up", "Takes a failed job out of the queue.", (db, id) =>
    sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(db),
  ),
];

function forJob(
  verb: string,
  summary: string,
  run: (db: WriteContext["db"], id: string) => Promise<unknown>,
): Action {
  return action({
    path: `console/jobs/:id/${verb}`,
    summary,
    for: ["operator"],
    operators: ["support"],
    input: z.object({}),
    find: findFailed,
    answers: { 204: nothing },
    run: async (context, _input, { id, name }) => {
      await run(context.db, id);
      await recordAudit(context, { action: `job.${verb}`, entity: "jobs", detail: { id, name } });
      return { status: 204 };
    },
  });
}

async function findFailed({ db }: WriteContext, { id }: Record<string, string>) {
  if (!/^\d{1,18}$/.test(id!)) throw notFound();
  const { rows } = await sql<{ id: string; name: string }>`
    select job.id::text, task.identifier as name
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where job.id = ${id}::bigint and job.attempts > 0 and job.locked_at is null`.execute(db);
  const [job] = rows;
  if (!job) throw notFound();
  return job;
}

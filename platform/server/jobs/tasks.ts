/** Our jobs as the library runs them: payload checked, context given. */
import type { Logger, TaskList } from "graphile-worker";
import { Logger as GraphileLogger } from "graphile-worker";
import type { Log } from "../context.ts";
import type { Job, JobContext } from "../job.ts";
import { recordRun } from "./job-runs.ts";

/** What a worker is given; each run adds which attempt it is. */
export type WorkerContext = Omit<JobContext, "attempt">;

/** @throws when two jobs have one name. */
export function taskList(jobs: readonly Job[], context: WorkerContext): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    if (tasks[job.name]) throw new Error(`Two jobs are named ${job.name}`);
    tasks[job.name] = async (payload, { job: { attempts, max_attempts } }) => {
      const attempt = { number: attempts, isLast: attempts >= max_attempts };
      const run = () => job.run(job.schema.parse(payload), { ...context, attempt });
      if (job.options.cron) await recordRun(context.db, job.name, run);
      else await run();
    };
  }
  return tasks;
}

/**
 * The library's own lines, warnings and above. Failed jobs are left out: it would print messages with people
 * in them.
 */
export function quietLogger(log: Log): Logger {
  return new GraphileLogger((scope) => (level, message, meta) => {
    if (meta?.["failure"]) return;
    if (level === "error") log.error({ scope }, message);
    if (level === "warning") log.warn({ scope }, message);
  });
}

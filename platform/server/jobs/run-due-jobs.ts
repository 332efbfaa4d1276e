/** For tests: does now, and at once, what a worker would do. */
import { EventEmitter } from "node:events";
import { runOnce, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Job } from "../job.ts";
import { quietLogger, taskList, type WorkerContext } from "./tasks.ts";

export interface DueOptions {
  pool: Pool;
  jobs: readonly Job[];
  context: WorkerContext;
  /** Also runs jobs that wait for a time up to this one. */
  asOf?: Date;
  /** Default false: a job that fails makes this throw. */
  allowFailures?: boolean;
}

/**
 * Runs all due jobs, and those they enqueue, until none is left; returns the names of those that succeeded,
 * in order.
 * @throws AggregateError when a job failed, unless `allowFailures`.
 */
export async function runDueJobs({
  pool,
  jobs,
  context,
  asOf,
  allowFailures = false,
}: DueOptions): Promise<string[]> {
  if (asOf)
    await pool.query(
      "update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1",
      [asOf],
    );
  const events: WorkerEvents = new EventEmitter();
  const done: string[] = [];
  const errors: unknown[] = [];
  events.on("job:success", ({ job }) => done.push(job.task_identifier));
  events.on("job:error", ({ error }) => errors.push(error));
  await runOnce({
    pgPool: pool,
    taskList: taskList(jobs, context),
    noHandleSignals: true,
    events,
    logger: quietLogger(context.log),
  });
  await untilNotified(pool);
  if (errors.length && !allowFailures)
    throw new AggregateError(errors, `${errors.length} job(s) failed: ${errors.join("; ")}`);
  return done;
}

/** The library records results a moment after it has settled; the next query of a test must see them. */
async function untilNotified(pool: Pool): Promise<void> {
  const open = "select from graphile_worker._private_jobs where locked_by like 'otpool-%' limit 1";
  while ((await pool.query(open)).rowCount) await new Promise((resolve) => setTimeout(resolve, 5));
}

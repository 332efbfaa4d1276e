/**
 * The worker: runs jobs as they come (LISTEN/NOTIFY, with a poll every 2 s behind it) and those due by the
 * clock.
 */
import { EventEmitter } from "node:events";
import { parseCronItems, run, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import { reportError } from "../error-reports/report-error.ts";
import type { Job } from "../job.ts";
import { errorFacts } from "../log.ts";
import { registerWorker } from "./dead-workers.ts";
import { registerClockJobs } from "./job-runs.ts";
import { quietLogger, taskList, type WorkerContext } from "./tasks.ts";

export interface WorkerOptions {
  pool: Pool;
  jobs: readonly Job[];
  context: WorkerContext;
  /**
   * Jobs at the same time; default 4, less where the pool is small: a job may hold two connections, the
   * worker holds two.
   */
  concurrency?: number;
  /**
   * Milliseconds between two looks for workers that died; default 10,000. Their jobs are freed at the second
   * look.
   */
  recoveryIntervalMs?: number;
}

export interface RunningWorker {
  /**
   * Starts no new job, waits for running ones (up to 5 s, then they are aborted), and releases its
   * resources.
   */
  stop(): Promise<void>;
  /** Settles when the worker has ended; rejects when it broke. */
  ended: Promise<void>;
}

/**
 * Starts a worker; any number of them may run on one database. The queue's tables are created or updated
 * first. A job that throws is tried again after e^n seconds; each failure is logged and stored as an error
 * report, without payload.
 */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const {
    pool,
    jobs,
    context,
    concurrency = affordableConcurrency(pool),
    recoveryIntervalMs = 10_000,
  } = options;
  const events: WorkerEvents = new EventEmitter();
  const presence = registerWorker(pool, context.log, recoveryIntervalMs);
  events.on("pool:create", ({ workerPool }) => presence.register(workerPool.id));
  events.on("job:error", ({ job, error }) => {
    context.log.error(
      { job: job.task_identifier, jobId: job.id, attempt: job.attempts, err: errorFacts(error) },
      "job failed",
    );
    void reportError(context, { source: "server", error, url: `job:${job.task_identifier}` });
  });
  await registerClockJobs(context.db, jobs);
  const runner = await run({
    pgPool: pool,
    taskList: taskList(jobs, context),
    parsedCronItems: cronItems(jobs),
    concurrency,
    noHandleSignals: true,
    events,
    logger: quietLogger(context.log),
  });
  return {
    ended: runner.promise,
    async stop() {
      await runner.stop().catch(() => undefined);
      await presence.end();
    },
  };
}

const affordableConcurrency = ({ options }: Pool) =>
  Math.max(1, Math.min(4, Math.floor((options.max - 2) / 2)));

const cronItems = (jobs: readonly Job[]) =>
  parseCronItems(
    jobs.flatMap(({ name, options }) =>
      options.cron
        ? [{ task: name, match: options.cron, identifier: name, options: { jobKey: `${name}:cron` } }]
        : [],
    ),
  );

/**
 * Jobs in a test: `run()` does everything that is due, as a worker would, and fails the test when a job
 * fails.
 */
import type { Emit } from "../events.ts";
import { afterAll } from "vitest";
import { openPool } from "../database/database.ts";
import type { FileStorage } from "../files/storage.ts";
import type { Job } from "../job.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import type { WorkerContext } from "../jobs/tasks.ts";
import { deliverMail } from "../mail/deliver-mail.job.ts";
import { inProcessDispatcher } from "../mail/deliver.ts";
import { sendMail } from "../mail/send.ts";
import { inboxTransport, type MailTransport } from "../mail/transport.ts";
import { tokenSigner } from "../crypto/signed-token.ts";
import { noFiles } from "./no-files.ts";
import type { TestDatabase } from "./test-database.ts";

/** The secret of tests: what a job signs is good at the test's server. */
export const testSecret = "s".repeat(48);

export interface TestJobsOptions {
  transport?: MailTransport;
  files?: FileStorage;
  now?: () => Date;
  /** Where events go; default nowhere. */
  emit?: Emit;
}

/** The given jobs and the delivery of mail. Mails stay in the outbox unless a transport is given. */
export function testJobs({ url, db }: TestDatabase, jobs: readonly Job[], options: TestJobsOptions = {}) {
  const {
    transport = inboxTransport,
    files = noFiles,
    now = () => new Date(),
    emit = async () => {},
  } = options;
  const pool = openPool(url, { max: 5 });
  afterAll(() => pool.end());
  const lines: object[] = [];
  const note = (fields: object, message?: string) => void lines.push({ message, ...fields });
  const context: WorkerContext = {
    db,
    mail: {
      send: (message) => sendMail(db, message),
      dispatcher: inProcessDispatcher(db, transport, {
        from: "Cubby <hello@cubby.example>",
        retainTokens: true,
      }),
    },
    files,
    log: { info: note, warn: note, error: note },
    settings: { origin: "http://localhost:3000", tokens: tokenSigner(testSecret) },
    now,
    emit,
  };
  const all = [...new Set([...jobs, deliverMail])];
  return {
    pool,
    context,
    jobs: all,
    /** What was logged. */
    lines,
    /** Names of the jobs that ran; `asOf` also runs those that wait for a time up to it. */
    run: (more: { asOf?: Date; allowFailures?: boolean } = {}) =>
      runDueJobs({ pool, jobs: all, context, ...more }),
  };
}

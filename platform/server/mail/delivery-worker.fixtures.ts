/**
 * A worker that delivers mail, in a process of its own: the tests kill it mid-delivery. It sends its dispatcher's
 * process id. `jobModule`: a module of jobs that it does as well.
 */
import { databaseOnPool, openPool } from "../database/database.ts";
import type { Job } from "../job.ts";
import { startWorker } from "../jobs/worker.ts";
import { openLog } from "../log.ts";
import { tokenSigner } from "../crypto/signed-token.ts";
import { startDispatcherProcess } from "./dispatcher-process.ts";
import { deliverMail } from "./deliver-mail.job.ts";

const [databaseUrl = "", smtpUrl = "", recoveryIntervalMs = "150", jobModule] = process.argv.slice(2);
const jobs = jobModule ? Object.values((await import(jobModule)) as Record<string, Job>) : [];
const unused = () => Promise.reject(new Error("No files here"));
const waiting = { receivedBytes: unused, append: unused, replace: unused, remove: unused, stage: unused };
const pool = openPool(databaseUrl, { max: 10 });
const db = databaseOnPool(pool);
const dispatcher = startDispatcherProcess({ databaseUrl, smtpUrl, from: "Cubby <hello@cubby.example>" });
await startWorker({
  pool,
  jobs: [deliverMail, ...jobs],
  context: {
    db,
    mail: {
      send: unused,
      dispatcher: {
        ...dispatcher,
        deliver(request) {
          const delivery = dispatcher.deliver(request);
          process.send?.(dispatcher.pid());
          return delivery;
        },
      },
    },
    files: { name: "none", put: unused, open: unused, remove: unused, stage: unused, uploads: waiting },
    log: openLog({ level: "silent" }),
    settings: { origin: "https://cubby.example", tokens: tokenSigner("unused") },
    now: () => new Date(),
    emit: async () => {},
  },
  recoveryIntervalMs: Number(recoveryIntervalMs),
});

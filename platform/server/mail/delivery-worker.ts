/** A worker that only delivers mail, in a process of its own: the tests kill it in the middle. It tells its carrier's id. */
import { databaseOver, openPool } from "../database.ts";
import { startWorker } from "../jobs/worker.ts";
import { openLog } from "../log.ts";
import { tokenSigner } from "../signed-token.ts";
import { carrierProcess } from "./carrier-process.ts";
import { deliverMail } from "./deliver-mail.job.ts";

const [databaseUrl = "", smtpUrl = "", recoverEvery = "150"] = process.argv.slice(2);
const unused = () => Promise.reject(new Error("No files here"));
const waiting = { arrived: unused, append: unused, replace: unused, remove: unused, stage: unused };
const pool = openPool(databaseUrl, { max: 10 });
const db = databaseOver(pool);
const carrier = carrierProcess({ databaseUrl, smtpUrl, from: "Cubby <hello@cubby.example>" });
await startWorker({
  pool,
  jobs: [deliverMail],
  context: {
    db,
    mail: {
      send: unused,
      carrier: {
        ...carrier,
        handOver(errand) {
          const asked = carrier.handOver(errand);
          process.send?.(carrier.pid());
          return asked;
        },
      },
    },
    files: { name: "none", put: unused, open: unused, remove: unused, stage: unused, waiting },
    log: openLog({ level: "silent" }),
    settings: { origin: "https://cubby.example", tokens: tokenSigner("unused") },
    now: () => new Date(),
    emit: async () => {},
  },
  recoverEvery: Number(recoverEvery),
});

/** A worker that only delivers mail, in a process of its own: the tests kill it in the middle. */
import { databaseOver, openPool } from "../database.ts";
import { startWorker } from "../jobs/worker.ts";
import { openLog } from "../log.ts";
import { tokenSigner } from "../signed-token.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import { openMail } from "./open-mail.ts";

const [databaseUrl = "", smtpUrl] = process.argv.slice(2);
const unused = () => Promise.reject(new Error("No files here"));
const pool = openPool(databaseUrl, { max: 8 });
const db = databaseOver(pool);
await startWorker({
  pool,
  jobs: [deliverMail],
  context: {
    db,
    mail: await openMail(db, "Cubby <hello@cubby.example>", smtpUrl),
    files: { name: "none", put: unused, open: unused, remove: unused },
    log: openLog({ level: "silent" }),
    settings: { origin: "https://cubby.example", tokens: tokenSigner("unused") },
    now: () => new Date(),
    emit: async () => {},
  },
});

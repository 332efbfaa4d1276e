/**
 * The process that hands mails to the SMTP server. It stands apart from the worker because of the one moment that no
 * client of SMTP can make safe: a process that is killed after the server's yes and before its own note would have the
 * mail sent twice. A worker may be killed while it does anything at all; this one does nothing else, outlives its
 * worker until what it has in hand is noted, and then ends.
 */
import { openDatabase } from "../database.ts";
import type { Answer, CarrierOptions, Question } from "./carrier-process.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import { type Carrier, directCarrier, type Errand } from "./hand-over.ts";
import { openSmtp } from "./smtp.ts";

/** As many as the worker has jobs at a time. */
const connections = 4;
/** A worker that is gone cannot try again by itself: its next one does. */
const againAfter = 60_000;

let carrier: Promise<Carrier> | undefined;
let db: ReturnType<typeof openDatabase>;
let inHand = 0;

process.on("message", (question: Question) => {
  if ("options" in question) carrier = open(question.options);
  else if ("errand" in question) void work(question.number, question.errand);
  else endWithin(question.endWithin);
});
process.once("disconnect", endIfDone);
// Whoever asks for its end may be the terminal of the worker: it ends when the worker does.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

async function open({ databaseUrl, smtpUrl, requireTls, ...options }: CarrierOptions): Promise<Carrier> {
  db = openDatabase(databaseUrl, { max: connections, applicationName: "cubby mail" });
  return directCarrier(db, openSmtp(smtpUrl, { requireTls }), options);
}

async function work(number: number, errand: Errand): Promise<void> {
  inHand += 1;
  try {
    const outcome = await (await carrier!).handOver(errand);
    if (process.connected) say({ number, outcome });
    else if (outcome.state === "again") await askAgain(errand);
  } catch (error) {
    if (process.connected) say({ number, failure: (error as Error).message });
  } finally {
    inHand -= 1;
    endIfDone();
  }
}

const say = (answer: Answer) => process.send?.(answer);

const askAgain = ({ mailId }: Errand) =>
  deliverMail.later(db, { mailId }, { key: mailId, at: new Date(Date.now() + againAfter) });

/** What is then still in hand is handed over again by the next worker. */
function endWithin(milliseconds: number): void {
  setTimeout(() => process.exit(0), milliseconds);
  process.disconnect?.();
}

function endIfDone(): void {
  if (!process.connected && inHand === 0) process.exit(0);
}

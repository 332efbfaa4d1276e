/**
 * The process that delivers mails to the SMTP server. It is separate from the worker because of the one
 * moment that no SMTP client can make safe: a process that is killed after the server's acceptance and
 * before its own commit would have the mail sent twice. A worker may be killed while it does anything at
 * all; this process does nothing else, outlives its worker until deliveries in flight are recorded, and
 * then exits.
 */
import { toError } from "#platform/shared/caught-error.ts";
import { openDatabase } from "../database/database.ts";
import type { DispatcherReply, DispatcherOptions, DispatcherRequest } from "./dispatcher-process.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import { type MailDispatcher, inProcessDispatcher, type DeliveryRequest } from "./deliver.ts";
import { openSmtp } from "./smtp.ts";

/** As many as the worker has jobs at a time. */
const connections = 4;
/** A worker that is gone cannot try again by itself: its next one does. */
const retryDelayMs = 60_000;

let dispatcher: Promise<MailDispatcher> | undefined;
let db: ReturnType<typeof openDatabase>;
let inFlight = 0;

process.on("message", (message: DispatcherRequest) => {
  if ("options" in message) dispatcher = open(message.options);
  else if ("request" in message) void deliver(message.number, message.request);
  else endWithin(message.endWithinMs);
});
process.once("disconnect", endIfDone);
// Anyone who requests its end may be the terminal of the worker: it ends when the worker does.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});

async function open({
  databaseUrl,
  smtpUrl,
  requireTls,
  ...options
}: DispatcherOptions): Promise<MailDispatcher> {
  db = openDatabase(databaseUrl, { max: connections, applicationName: "cubby mail" });
  return inProcessDispatcher(db, openSmtp(smtpUrl, { requireTls }), options);
}

async function deliver(number: number, request: DeliveryRequest): Promise<void> {
  inFlight += 1;
  try {
    const outcome = await (await dispatcher!).deliver(request);
    if (process.connected) send({ number, outcome });
    else if (outcome.state === "again") await retryLater(request);
  } catch (error) {
    if (process.connected) send({ number, failure: toError(error).message });
  } finally {
    inFlight -= 1;
    endIfDone();
  }
}

const send = (answer: DispatcherReply) => process.send?.(answer);

const retryLater = ({ mailId }: DeliveryRequest) =>
  deliverMail.enqueue(db, { mailId }, { key: mailId, at: new Date(Date.now() + retryDelayMs) });

/** Deliveries still in flight are repeated by the next worker. */
function endWithin(milliseconds: number): void {
  setTimeout(() => process.exit(0), milliseconds);
  process.disconnect?.();
}

function endIfDone(): void {
  if (!process.connected && inFlight === 0) process.exit(0);
}

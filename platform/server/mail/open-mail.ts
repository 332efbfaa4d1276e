/** Opens the mail of a process, by its settings. */
import type { Database } from "../database.ts";
import { directCarrier } from "./hand-over.ts";
import { sendMail, type Mail } from "./send.ts";
import { inboxTransport } from "./transport.ts";

/** SMTP when an address is given (`smtp://user:password@host:587`, `smtps://…`), else the inbox. */
export async function openMail(
  db: Database,
  { databaseUrl, from, smtpUrl }: { databaseUrl: string; from: string; smtpUrl?: string },
): Promise<Mail> {
  const carrier = smtpUrl
    ? // Loaded only where it is used: it takes its share of a warm start.
      (await import("./carrier-process.ts")).carrierProcess({ databaseUrl, smtpUrl, from })
    : directCarrier(db, inboxTransport, from);
  return { send: (message) => sendMail(db, message), carrier };
}

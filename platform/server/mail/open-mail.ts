/** Opens the mail of a process, by its settings. */
import type { Database } from "../database.ts";
import { directCarrier, type HandOverOptions } from "./hand-over.ts";
import { sendMail, type Mail } from "./send.ts";
import { inboxTransport } from "./transport.ts";

export interface MailOptions extends HandOverOptions {
  databaseUrl: string;
  smtpUrl?: string;
  requireTls?: boolean;
}

/** SMTP when an address is given (`smtp://user:password@host:587`, `smtps://…`), else the inbox. */
export async function openMail(
  db: Database,
  { databaseUrl, smtpUrl, requireTls, ...options }: MailOptions,
): Promise<Mail> {
  const carrier = smtpUrl
    ? // Loaded only where it is used: it takes its share of a warm start.
      (await import("./carrier-process.ts")).carrierProcess({ databaseUrl, smtpUrl, requireTls, ...options })
    : directCarrier(db, inboxTransport, options);
  return { send: (message) => sendMail(db, message), carrier };
}

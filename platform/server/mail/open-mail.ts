/** Opens the mail of a process, by its settings. */
import type { Database } from "../database/database.ts";
import { inProcessDispatcher, type DeliveryOptions } from "./deliver.ts";
import { sendMail, type Mail } from "./send.ts";
import { inboxTransport } from "./transport.ts";

export interface MailOptions extends DeliveryOptions {
  databaseUrl: string;
  smtpUrl?: string;
  requireTls?: boolean;
}

/** SMTP when an address is given (`smtp://user:password@host:587`, `smtps://…`), else the inbox. */
export async function openMail(
  db: Database,
  { databaseUrl, smtpUrl, requireTls, ...options }: MailOptions,
): Promise<Mail> {
  const dispatcher = smtpUrl
    ? // Loaded only where it is used: it takes its share of a warm start.
      (await import("./dispatcher-process.ts")).startDispatcherProcess({
        databaseUrl,
        smtpUrl,
        requireTls,
        ...options,
      })
    : inProcessDispatcher(db, inboxTransport, options);
  return { send: (message) => sendMail(db, message), dispatcher };
}

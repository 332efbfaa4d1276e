/** Opens the mail of a process, by its settings. */
import type { Database } from "../database.ts";
import { sendMail, type Mail } from "./send.ts";
import { inboxTransport } from "./transport.ts";

/** SMTP when an address is given (`smtp://user:password@host:587`, `smtps://…`), else the inbox. */
export async function openMail(db: Database, from: string, smtpUrl?: string): Promise<Mail> {
  // Loaded only where it is used: it takes its share of a warm start.
  const transport = smtpUrl ? (await import("./smtp.ts")).openSmtp(smtpUrl) : inboxTransport;
  return { send: (message) => sendMail(db, message), transport, from };
}

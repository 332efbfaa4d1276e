/** Sending a mail: one row in the outbox and the job that delivers it, in the caller's transaction. */
import { createHash } from "node:crypto";
import type { Language } from "../context.ts";
import type { Queryable } from "../database/database.ts";
import { translator } from "../translations.ts";
import type { MailBrand } from "./brand.ts";
import { deliverMail } from "./deliver-mail.job.ts";
import type { MailDispatcher } from "./deliver.ts";
import { renderHtml } from "./layout.ts";
import { renderText } from "./plain-text.ts";
import type { BoundMail, MailContent, MailReader } from "./template.ts";
import type { MailCalendar } from "./transport.ts";

export interface MailMessage {
  /** Names the occasion, as `new-application:<id>`; a key is good for one mail, for ever. */
  key: string;
  /** One address. */
  to: string;
  template: BoundMail;
  language: Language;
  brand: MailBrand;
  /** For mail of an email type: the signed address that switches it off by one POST (RFC 8058). */
  unsubscribeUrl?: string;
  replyTo?: string;
  calendar?: MailCalendar;
  /** It waits so long for others of its type; who gathers them sends it (`gathered-mails.job.ts` of accounts). */
  gatherUntil?: Date | undefined;
}

/** What jobs are given: `mail.send(message)`. */
export interface Mail {
  /** As `sendMail`, on a connection of its own. */
  send(message: MailMessage): Promise<boolean>;
  dispatcher: MailDispatcher;
}

/**
 * Writes one mail to the outbox; it is sent after the transaction commits and never if it rolls back.
 * Returns false, and sends nothing, when the key was used before. Guarantees: a committed mail is tried
 * until it is accepted or permanently refused (about three days), also when workers are killed. One key
 * makes one row, and the row is locked during delivery, so a key is delivered once, also when a worker is
 * killed at any moment: the process that speaks SMTP is not the worker (`dispatcher.process.ts`), and it
 * records its deliveries before it exits. A row in `sending` that is not locked belonged to a process that
 * died: as far as can be known it was not delivered, and is delivered again. One exception no SMTP client
 * can close (RFC 1047): where that process too is killed, or the machine fails, between the server's
 * acceptance and the commit behind it, the mail is sent a second time, under the same Message-ID, by which
 * receivers recognise a repeat.
 */
export async function sendMail(db: Queryable, message: MailMessage): Promise<boolean> {
  return (await writeMail(db, message)) !== undefined;
}

/** As `sendMail`; returns the mail's id, or undefined where the key was used before. */
export async function writeMail(db: Queryable, message: MailMessage): Promise<string | undefined> {
  const {
    key,
    to,
    template,
    language,
    brand,
    unsubscribeUrl,
    replyTo = null,
    calendar,
    gatherUntil,
  } = message;
  const content = renderMail(template, language, brand, unsubscribeUrl);
  const row = await db
    .insertInto("mails")
    .values({
      key,
      name: template.id,
      emailType: template.emailType,
      language,
      fromName: brand.name,
      fromAddress: brand.sender ?? null,
      toAddress: to,
      replyTo,
      ...content,
      headers: JSON.stringify(headersFor(unsubscribeUrl)),
      messageId: messageIdFor(key, brand),
      calendar: calendar ? JSON.stringify(calendar) : null,
      ...(gatherUntil && { state: "gathering", gatheredUntil: gatherUntil }),
    })
    // On any index: of two at once, the second may meet the first by its Message-ID, which is made of the key.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row && !gatherUntil) await deliverMail.enqueue(db, { mailId: row.id }, { key: row.id });
  return row?.id;
}

/** A link that acts for anyone who has it: a new password, a confirmation, an invitation. */
const tokenLink = /[?&#]\w{0,40}token=/i;

function mailReader(language: Language, brand: MailBrand): MailReader {
  const url = (path: string) => new URL(path, `${brand.origin}/`).href;
  return { t: translator(language), language, brand, url };
}

/** What a mail says, for those who tell it by another way. */
export const readMail = (template: BoundMail, language: Language, brand: MailBrand): MailContent =>
  template.write(mailReader(language, brand));

/** Subject, text and HTML as the reader will see them; the preview page uses it too. */
export function renderMail(
  template: BoundMail,
  language: Language,
  brand: MailBrand,
  unsubscribeUrl?: string,
) {
  const reader = mailReader(language, brand);
  const content = template.write(reader);
  return {
    holdsToken: tokenLink.test(JSON.stringify(content)),
    link: content.blocks.find((block) => "button" in block)?.url ?? null,
    subject: content.subject.replace(/\s+/g, " ").trim(),
    text: renderText(content, reader, unsubscribeUrl),
    html: renderHtml(content, reader, unsubscribeUrl),
  };
}

/** RFC 3834 keeps holiday answers away; RFC 8058 gives mail programs their unsubscribe button. */
const headersFor = (unsubscribeUrl?: string): [string, string][] => [
  ["Auto-Submitted", "auto-generated"],
  ...(unsubscribeUrl
    ? ([
        ["List-Unsubscribe", `<${unsubscribeUrl}>`],
        ["List-Unsubscribe-Post", "List-Unsubscribe=One-Click"],
      ] satisfies [string, string][])
    : []),
];

/** The same for the same key, anyone who computes it and when (RFC 5322, 3.6.4). */
const messageIdFor = (key: string, brand: MailBrand) =>
  `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${new URL(brand.origin).hostname}>`;

/** A mail that came in, read from its wire form (RFC 5322, MIME). */
import { createHash } from "node:crypto";
import PostalMime, { type Email, type Header } from "postal-mime";
import { htmlToText } from "./html-to-text.ts";

export interface IncomingMail {
  /** The recipient this copy is for. */
  address: string;
  /** Whom it says it is from, without a name. */
  from: string;
  subject: string;
  /** What was written; of a mail with HTML alone, the text in it. */
  text: string;
  /** Its Message-ID, or one made of its content: the same for the same mail. */
  messageId: string;
  attachments: { filename?: string; mimeType: string; size: number }[];
}

export interface ParsedMail extends Omit<IncomingMail, "address"> {
  headers: readonly Header[];
}

/** @throws for what is no mail: nested without end, or with headers of megabytes. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 30, maxHeadersSize: 262_144 });
  return {
    from: senderOf(mail),
    subject: mail.subject ?? "",
    text: mail.text?.trim() ? mail.text : htmlToText(mail.html ?? ""),
    messageId: mail.messageId ?? `<${createHash("sha256").update(raw).digest("hex").slice(0, 40)}@unnamed>`,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      ...(filename ? { filename } : {}),
      mimeType,
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
    headers: mail.headers,
  };
}

/** A mail with several authors has no single sender. */
function senderOf({ from }: Email): string {
  return (from?.address ?? "").trim().toLowerCase();
}

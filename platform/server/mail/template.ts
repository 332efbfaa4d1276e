/**
 * What a mail is: a typed function in a feature's `*.mail.ts` that says subject and blocks in the reader's
 * language.
 */
import type { Language } from "../context.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { MailBrand } from "./brand.ts";

/** The reader of a mail, with their language and brand. */
export interface MailReader {
  t: Translate;
  language: Language;
  brand: MailBrand;
  /** An absolute address on the reader's brand: `url("/jobs/applications")`. */
  url: (path: string) => string;
}

export type MailBlock =
  | { heading: string }
  | { paragraph: string }
  | { button: string; url: string }
  /** Label and value, one row each. */
  | { facts: [label: string, value: string][] }
  | { list: string[] }
  /** Things to go to, each with a few lines about it and what else can be done with it. */
  | { cards: MailCard[] }
  /** Somebody's own words, and who said them. */
  | { quote: string; by?: string }
  /** Small print, with where it leads. */
  | { note: string; link?: { label: string; url: string } };

export interface MailCard {
  title: string;
  url: string;
  lines: string[];
  links?: { label: string; url: string }[];
}

export interface MailContent {
  subject: string;
  /** What an inbox shows beside the subject; default is the first paragraph. */
  preview?: string;
  blocks: MailBlock[];
}

/** A mail with its data, waiting for its reader. */
export interface BoundMail extends MailKind {
  write: (reader: MailReader) => MailContent;
}

interface MailKind {
  /** `applications.new-application`: names it in the outbox and in the preview. */
  id: string;
  /** The email type readers may switch off, or null for mail that must arrive. */
  emailType: string | null;
  /** Devices of the reader are notified of it as well. */
  push: boolean;
  /** After one was sent, those that follow within this time are gathered into one. */
  debounceMinutes: number;
}

/** One row of the catalogue of mails; called with data it gives the mail to send. */
export interface MailTemplate<D = never> extends MailKind {
  (data: D): BoundMail;
  /** The mail with made-up data, for the preview and for tests. */
  preview: () => BoundMail;
}

/**
 * Declares a mail. List it under `mails` in the feature's manifest, then it can be seen at
 * /dev/mail/preview.
 */
export function mailTemplate<D>(parts: {
  id: string;
  emailType?: string | null;
  push?: boolean;
  debounceMinutes?: number;
  /** Data for the preview. */
  sample: D;
  write: (data: D, reader: MailReader) => MailContent;
}): MailTemplate<D> {
  const { id, emailType = null, push = false, debounceMinutes = 0, sample, write } = parts;
  const kind: MailKind = { id, emailType, push, debounceMinutes };
  const bind = (data: D): BoundMail => ({ ...kind, write: (reader) => write(data, reader) });
  return Object.assign(bind, kind, { preview: () => bind(sample) });
}

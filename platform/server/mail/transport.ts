/** How mail is sent: by SMTP, or nowhere (then it is read at /dev/mail). */
/** An invitation that rides on a mail, or its taking back (RFC 6047): the file's METHOD says the same. */
export interface MailCalendar {
  method: "REQUEST" | "CANCEL";
  filename: string;
  /** A whole VCALENDAR. */
  content: string;
}

export type MailHeader = [name: string, value: string];

export interface OutgoingMail {
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: MailHeader[];
  calendar?: MailCalendar | null;
}

export interface MailTransport {
  name: "smtp" | "inbox";
  /**
   * Settles when the mail is accepted. @throws MailRefused when trying again is of no use, else any error.
   */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Refused for good, such as an address that does not exist. */
export class PermanentDeliveryError extends Error {}

/** Leaves mail in the outbox, for development and the sample marketplace. */
export const inboxTransport: MailTransport = { name: "inbox", deliver: async () => {}, close: () => {} };

/**
 * How SMS are sent: by Twilio when it is set up, else not at all; then they are only stored, to be read at
 * /dev/sms.
 */

export interface SmsMessage {
  /** E.164: `+15125550123`. */
  to: string;
  body: string;
}

export interface SmsTransport {
  name: string;
  /** The provider's id of the message. @throws PermanentSmsError, UnknownSmsOutcome, or any other error to be retried. */
  send(text: SmsMessage): Promise<string>;
  /** The id of an equal message sent since then, if there is one: looked up before a retry. */
  find(text: SmsMessage, since: Date): Promise<string | undefined>;
}

/** The provider will never accept it: the number is invalid, or its owner replied STOP. */
export class PermanentSmsError extends Error {}

/** No reply, so it may have been accepted: the next attempt looks it up first. */
export class UnknownSmsOutcome extends Error {}

/** Who brings text messages on their way: Twilio when it is set up, else nobody, and they are kept to be looked at. */

export interface SmsMessage {
  /** E.164: `+15125550123`. */
  to: string;
  body: string;
}

export interface SmsTransport {
  name: string;
  /** The carrier's own id of the message. @throws TextRefused, TextUnclear, or anything else to be tried again. */
  send(text: SmsMessage): Promise<string>;
  /** The id of such a message that was sent since then, if there is one: asked before one is tried again. */
  find(text: SmsMessage, since: Date): Promise<string | undefined>;
}

/** The carrier will never take it: the number is none, or its owner said STOP. */
export class PermanentSmsError extends Error {}

/** Nobody answered, so it may have been taken: the next try asks first. */
export class UnknownSmsOutcome extends Error {}

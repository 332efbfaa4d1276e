/** What a text message is: a typed function in a feature's `*.sms.ts` that says one or two sentences. */
import type { Language } from "../context.ts";
import type { Translate } from "#platform/shared/translate.ts";

export interface SmsReader {
  t: Translate;
  language: Language;
}

/** A text with its data, waiting for its reader. */
export interface BoundSms {
  id: string;
  write: (reader: SmsReader) => string;
}

export interface SmsTemplate<D = never> {
  (data: D): BoundSms;
  /** As the occasion in the notification catalogue: `interviews.reminder`. */
  id: string;
  /** The text with made-up data, for the preview and for tests. */
  preview: () => BoundSms;
}

/** Declares a text message. List it under `texts` in the feature's manifest. */
export function smsTemplate<D>(parts: {
  id: string;
  /** Data for the preview. */
  sample: D;
  write: (data: D, reader: SmsReader) => string;
}): SmsTemplate<D> {
  const { id, sample, write } = parts;
  const bind = (data: D): BoundSms => ({ id, write: (reader) => write(data, reader) });
  return Object.assign(bind, { id, preview: () => bind(sample) });
}

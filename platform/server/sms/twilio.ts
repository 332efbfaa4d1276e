/**
 * Twilio's Programmable Messaging over its REST API: sending a message, and finding one that was accepted
 * already.
 */
import { toError } from "#platform/shared/caught-error.ts";
import { request } from "undici";
import { type SmsTransport, type SmsMessage, PermanentSmsError, UnknownSmsOutcome } from "./sms-transport.ts";

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** The number texts come from, in E.164. */
  from: string;
  /** Where Twilio is: `https://api.twilio.com`. */
  url: string;
}

const timeoutMs = 10_000;
/** These may be mended on our side or pass by themselves; every other refusal is for good. */
const isRetryable = [401, 403, 404, 408, 429];

interface TwilioReply {
  sid?: string;
  message?: string;
  messages?: { sid: string; to: string; body: string; status: string; date_created: string }[];
}

export function openTwilio({ accountSid, authToken, from, url }: TwilioSettings): SmsTransport {
  const messages = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;

  return {
    name: "twilio",
    async send({ to, body }) {
      const form = new URLSearchParams({ To: to, From: from, Body: body }).toString();
      const { status, reply } = await callTwilio(messages, form);
      if (status === 201 && reply.sid) return reply.sid;
      const reason = `Twilio answered ${status}: ${reply.message ?? "nothing"}`;
      throw status >= 500 || isRetryable.includes(status) ? new Error(reason) : new PermanentSmsError(reason);
    },
    async find({ to, body }: SmsMessage, since) {
      const day = since.toISOString().slice(0, 10);
      const query = new URLSearchParams({ To: to, From: from, "DateSent>": day, PageSize: "50" });
      const { status, reply } = await callTwilio(`${messages}?${query}`);
      if (status !== 200) throw new Error(`Twilio answered ${status}: ${reply.message ?? "nothing"}`);
      return reply.messages?.find(
        (sent) =>
          sent.to === to &&
          sent.body === body &&
          !["failed", "undelivered"].includes(sent.status) &&
          Date.parse(sent.date_created) >= since.getTime() - 60_000,
      )?.sid;
    },
  };

  async function callTwilio(address: string, form?: string): Promise<{ status: number; reply: TwilioReply }> {
    try {
      const answer = await request(address, {
        method: form === undefined ? "GET" : "POST",
        headers: {
          authorization,
          accept: "application/json",
          ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
        },
        ...(form !== undefined && { body: form }),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      const body = await answer.body.json().catch(() => ({}));
      return { status: answer.statusCode, reply: body as TwilioReply };
    } catch (error) {
      throw new UnknownSmsOutcome(`Twilio did not answer: ${toError(error).message}`);
    }
  }
}

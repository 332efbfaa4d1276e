/**
 * Delivers one mail of the outbox by its transport (without a mail server it stays in the inbox), and
 * records the outcome in the same transaction.
 */
import { toError } from "#platform/shared/caught-error.ts";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { PermanentDeliveryError, type MailTransport } from "./transport.ts";

export interface DeliveryRequest {
  mailId: string;
  /** No other try will follow: what fails now is given up. */
  isLast: boolean;
}

/** `done` also where there was nothing to do: sent before, or in someone else's hand. */
export type DeliveryOutcome =
  | { state: "done" }
  | { state: "again" | "given up"; name: string; reason: string };

/** Who hands mails over: this process, or one of its own (`dispatcher.process.ts`). */
export interface MailDispatcher {
  /** @throws when the dispatcher itself failed; the outcome of the mail is then unknown. */
  deliver(request: DeliveryRequest): Promise<DeliveryOutcome>;
  /** Waits for deliveries in flight. */
  close(): Promise<void>;
}

export interface DeliveryOptions {
  /** The sender of mail whose brand has none of its own. */
  from: string;
  /** For the inbox of the sample marketplace: mails that hold tokens stay as they were sent. */
  retainTokens?: boolean;
}

/** Hands over in this process. */
export const inProcessDispatcher = (
  db: Database,
  transport: MailTransport,
  options: DeliveryOptions,
): MailDispatcher => ({
  deliver: (request) => deliverOne(db, transport, options, request),
  close: async () => transport.close(),
});

/**
 * The row stays locked during the SMTP dialogue, so no other process can deliver it at the same time. It is
 * marked as sent before the dialogue, in a transaction that is only committed after it: between the
 * server's acceptance and the durable mark there is nothing but the commit.
 */
function deliverOne(
  db: Database,
  transport: MailTransport,
  { from, retainTokens = false }: DeliveryOptions,
  { mailId, isLast }: DeliveryRequest,
): Promise<DeliveryOutcome> {
  return db.transaction().execute(async (tx): Promise<DeliveryOutcome> => {
    const row = await tx
      .selectFrom("mails")
      .selectAll()
      .where("id", "=", mailId)
      .where("state", "=", "sending")
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return { state: "done" };
    const settle = (values: object) =>
      tx
        .updateTable("mails")
        .set({ ...values, updatedAt: sql`now()` })
        .where("id", "=", mailId)
        .execute();
    // Anyone who reads a backup a month later must find no way into an account.
    const withoutTokens =
      row.holdsToken && !retainTokens ? { text: "", html: "", headers: "[]", link: null } : {};
    if (transport.name === "inbox") {
      await settle({ state: "not_sent", lastError: null, ...withoutTokens });
      return { state: "done" };
    }
    await settle({
      state: "sent",
      sentVia: transport.name,
      sentAt: sql`now()`,
      lastError: null,
      ...withoutTokens,
    });
    try {
      await transport.deliver({
        ...row,
        from: senderOf(row, from),
        to: row.toAddress,
      });
      return { state: "done" };
    } catch (error) {
      const { message } = toError(error);
      const isFinal = isLast || error instanceof PermanentDeliveryError;
      const state = isFinal ? "failed" : "queued";
      const content = isFinal
        ? withoutTokens
        : { text: row.text, html: row.html, headers: JSON.stringify(row.headers), link: row.link };
      await settle({ state, sentVia: null, sentAt: null, lastError: message, ...content });
      return { state: isFinal ? "given up" : "again", name: row.name, reason: message };
    }
  });
}

/** `"Name" <address>` (RFC 5322, 3.4). */
function senderOf(
  { fromName, fromAddress }: { fromName: string; fromAddress: string | null },
  defaultSender: string,
) {
  const address = /<([^<>]*)>/.exec(defaultSender)?.[1] ?? defaultSender;
  return fromAddress ?? `"${fromName.replace(/["\\\r\n]/g, "")}" <${address}>`;
}

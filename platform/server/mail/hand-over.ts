/** Handing one mail of the outbox to its transport (without a mail server it is kept), and noting in the same transaction what became of it. */
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { type MailCalendar, MailRefused, type MailTransport } from "./transport.ts";

export interface Errand {
  mailId: string;
  /** No other try will follow: what fails now is given up. */
  isLast: boolean;
}

/** `done` also where there was nothing to do: sent before, or in somebody else's hand. */
export type Outcome = { state: "done" } | { state: "again" | "given up"; name: string; reason: string };

/** Who hands mails over: this process, or one of its own (`carrier.ts`). */
export interface Carrier {
  /** @throws when the carrier itself failed; what became of the mail is then not known. */
  handOver(errand: Errand): Promise<Outcome>;
  /** Waits for what is in hand. */
  close(): Promise<void>;
}

export interface HandOverOptions {
  /** The sender of mail whose brand has none of its own. */
  from: string;
  /** For the inbox of the sample marketplace: mails that hold tokens stay as they were sent. */
  keepsTokens?: boolean;
}

/** Hands over in this process. */
export const directCarrier = (db: Database, transport: MailTransport, options: HandOverOptions): Carrier => ({
  handOver: (errand) => handOver(db, transport, options, errand),
  close: async () => transport.close(),
});

/**
 * The row stays locked during the dialogue, so nobody else can have it in hand at the same time. It is marked as sent
 * before the dialogue, in a transaction that is only committed after it: between the server's yes and the mark that
 * lasts there is nothing but the commit.
 */
function handOver(
  db: Database,
  transport: MailTransport,
  { from, keepsTokens = false }: HandOverOptions,
  { mailId, isLast }: Errand,
): Promise<Outcome> {
  return db.transaction().execute(async (tx): Promise<Outcome> => {
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
    // Whoever reads a backup a month later must find no way into an account.
    const left = row.holdsToken && !keepsTokens ? { text: "", html: "", headers: "[]" } : {};
    if (transport.name === "inbox") {
      await settle({ state: "kept", lastError: null, ...left });
      return { state: "done" };
    }
    await settle({ state: "sent", sentVia: transport.name, sentAt: sql`now()`, lastError: null, ...left });
    try {
      await transport.deliver({
        ...row,
        headers: row.headers as [string, string][],
        calendar: row.calendar as MailCalendar | null,
        from: senderOf(row, from),
        to: row.toAddress,
      });
      return { state: "done" };
    } catch (error) {
      const { message } = error as Error;
      const givenUp = isLast || error instanceof MailRefused;
      const state = givenUp ? "failed" : "queued";
      const kept = givenUp ? left : { text: row.text, html: row.html, headers: JSON.stringify(row.headers) };
      await settle({ state, sentVia: null, sentAt: null, lastError: message, ...kept });
      return { state: givenUp ? "given up" : "again", name: row.name, reason: message };
    }
  });
}

/** `"Name" <address>` (RFC 5322, 3.4). */
function senderOf({ fromName, fromAddress }: { fromName: string; fromAddress: string | null }, ours: string) {
  const address = /<([^<>]*)>/.exec(ours)?.[1] ?? ours;
  return fromAddress ?? `"${fromName.replace(/["\\\r\n]/g, "")}" <${address}>`;
}

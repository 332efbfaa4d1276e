/** Delivers the test gateway's events as Stripe does: signed, to the code that takes Stripe's webhooks. */
import { job } from "#platform/server/job.ts";
import { readSignedEvent, signPayload } from "#platform/server/payments/payment-gateway.ts";
import { sql } from "kysely";
import { z } from "zod";
import { takeEvent } from "../billing/take-event.ts";
import { loadBooks } from "./saved-books.ts";

export const deliverTestEvents = job(
  "plans.deliver-test-events",
  z.object({ key: z.string() }),
  async ({ key }, { db: database, settings, now, log }) => {
    const secret = settings.payments?.webhookSecret;
    if (!secret) return;
    await database.transaction().execute(async (db) => {
      const books = await loadBooks(db, key);
      for (const { id, type, created } of books?.events ?? []) {
        const object = { object: type.split(".")[0], customer: books!.customer.id };
        const payload = JSON.stringify({
          id,
          object: "event",
          type,
          created,
          livemode: false,
          data: { object },
        });
        const event = await readSignedEvent(payload, await signPayload(payload, secret), secret);
        if (event) await takeEvent({ db, now, log }, event);
      }
      await sql`update test_gateway_books set books = jsonb_set(books, '{events}', '[]') where key = ${key}`.execute(
        db,
      );
    });
  },
);

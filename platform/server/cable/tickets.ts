/**
 * One-use tickets that open a socket in place of a session token, so that no lasting token is put into a
 * URL.
 */
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database, Queryable } from "../database/database.ts";

const prefix = "ticket_";

/** A ticket for this session, good for one socket within 60 seconds. Only its hash is stored. */
export async function issueTicket(db: Queryable, sessionId: string): Promise<string> {
  const ticket = prefix + randomBytes(24).toString("base64url");
  await db
    .deleteFrom("cableTickets")
    .where("expiresAt", "<", sql<Date>`now()`)
    .execute();
  await db
    .insertInto("cableTickets")
    .values({ digest: digest(ticket), sessionId })
    .execute();
  return ticket;
}

export const isTicket = (token: string) => token.startsWith(prefix);

/**
 * The session of a ticket. Redeeming uses it up; null where it was used before, is too old, or never
 * existed.
 */
export async function redeemTicket(db: Database, ticket: string): Promise<string | null> {
  const row = await db
    .deleteFrom("cableTickets")
    .where("digest", "=", digest(ticket))
    .returning(["sessionId", sql<boolean>`expires_at >= now()`.as("good")])
    .executeTakeFirst();
  return row?.good ? row.sessionId : null;
}

const digest = (ticket: string) => createHash("sha256").update(ticket).digest();

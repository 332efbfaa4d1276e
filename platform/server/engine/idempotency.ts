/** `Idempotency-Key` on POST and DELETE: the same key and body within 24 h gives the first answer again. */
import { createHash } from "node:crypto";
import { type Actor, isSignedIn, profileIdOf } from "#platform/shared/actor.ts";
import type { WriteContext } from "../context.ts";
import { z } from "zod";
import { unprocessable } from "../errors.ts";

export interface StoredReply {
  status: number;
  headers: Record<string, string>;
  /** The body as sent, or null for none. */
  body: string | null;
}

const maxKeyLength = 255;

/**
 * The owner of a key: one account, the profile it acts as and the impersonator, if any. Guests of one
 * address are unrelated: only those who send the very same body share a reply.
 */
export function callerKey(me: Actor, address: string, request: string): string {
  if (!isSignedIn(me)) return `guest ${address} ${createHash("sha256").update(request).digest("base64url")}`;
  const profile = profileIdOf(me) ?? "";
  return [me.accountId, profile, me.impersonatorId ?? ""].filter(Boolean).join(" ");
}

/**
 * Runs `work` once per caller and key. The key's row is written first, in the same transaction: a second request
 * waits for the first to commit and then answers what it answered; a request that failed leaves no row behind.
 */
export async function withIdempotencyKey(
  context: WriteContext,
  caller: string,
  key: string | undefined,
  request: string,
  work: () => Promise<StoredReply>,
): Promise<StoredReply> {
  if (!key) return work();
  const short = key.slice(0, maxKeyLength);
  const requestHash = createHash("sha256").update(request).digest();
  const keyedRow = await context.db
    .insertInto("idempotencyKeys")
    .values({ caller, key: short, requestHash, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!keyedRow) return replay(context, caller, short, requestHash);
  const reply = await work();
  await (carriesSession(reply)
    ? deleteKey(context, caller, short)
    : storeReply(context, caller, short, reply));
  return reply;
}

/**
 * A stored session would let anyone who reads a backup act as others; such a request runs again when
 * repeated.
 */
const carriesSession = ({ headers }: StoredReply) =>
  Object.keys(headers).some((name) => /^(access-token|refresh-token|set-cookie)$/i.test(name));

const deleteKey = ({ db }: WriteContext, caller: string, key: string) =>
  db.deleteFrom("idempotencyKeys").where("caller", "=", caller).where("key", "=", key).execute();

const storeReply = ({ db }: WriteContext, caller: string, key: string, reply: StoredReply) =>
  db
    .updateTable("idempotencyKeys")
    .set({ status: reply.status, headers: JSON.stringify(reply.headers), body: reply.body })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();

const storedHeaders = z.record(z.string(), z.string());

async function replay(
  context: WriteContext,
  caller: string,
  key: string,
  requestHash: Buffer,
): Promise<StoredReply> {
  const first = await context.db
    .selectFrom("idempotencyKeys")
    .selectAll()
    .where("caller", "=", caller)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (!first.requestHash.equals(requestHash)) {
    throw unprocessable(/*i18n*/ "This Idempotency-Key was used for another request.", {
      code: "idempotency_key_reused",
      source: { header: "Idempotency-Key" },
    });
  }
  return {
    status: first.status!,
    headers: storedHeaders.parse(first.headers),
    body: first.body,
  };
}

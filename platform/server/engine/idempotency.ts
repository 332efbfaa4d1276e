/** `Idempotency-Key` on POST: the same key and body within 24 h gives the first answer again (API contract, section 2). */
import { createHash } from "node:crypto";
import type { WriteContext } from "../context.ts";
import { unprocessable } from "../errors.ts";

export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** The body as sent, or null for none. */
  body: string | null;
}

const longestKey = 255;

/**
 * Runs `work` once per caller and key. The key's row is written first, in the same transaction: a second request
 * waits for the first to commit and then answers what it answered; a request that failed leaves no row behind.
 */
export async function once(
  context: WriteContext,
  caller: string,
  key: string | undefined,
  request: string,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (!key) return work();
  const short = key.slice(0, longestKey);
  const requestHash = createHash("sha256").update(request).digest();
  const mine = await context.db
    .insertInto("idempotencyKeys")
    .values({ caller, key: short, requestHash, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return mine ? remember(context, caller, short, await work()) : replay(context, caller, short, requestHash);
}

async function remember(context: WriteContext, caller: string, key: string, reply: Reply): Promise<Reply> {
  await context.db
    .updateTable("idempotencyKeys")
    .set({ status: reply.status, headers: JSON.stringify(reply.headers), body: reply.body })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .execute();
  return reply;
}

async function replay(
  context: WriteContext,
  caller: string,
  key: string,
  requestHash: Buffer,
): Promise<Reply> {
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
    headers: first.headers as unknown as Record<string, string>,
    body: first.body,
  };
}

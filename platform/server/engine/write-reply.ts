/** What a write answers: worked out in its transaction, stored under its `Idempotency-Key`, sent after the commit. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ActionReply } from "../action.ts";
import type { Context, WriteContext } from "../context.ts";
import type { Resource } from "../resource.ts";
import { singleDocument } from "./document.ts";
import { etag } from "./etag.ts";
import { callerKey, type StoredReply, withIdempotencyKey } from "./idempotency.ts";
import { runInTransaction } from "./in-transaction.ts";
import { mediaType, varyOnAccept } from "./negotiation.ts";
import { readOne } from "./read.ts";
import type { Registry } from "./registry.ts";

/** Runs the transaction of a write, perhaps more than once. */
export type RetryWrite = <T>(write: () => Promise<T>) => Promise<T>;

/** Runs a POST or DELETE in one transaction; its answer is sent after the commit. */
export async function runWrite(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (write: WriteContext) => Promise<StoredReply>,
  { skipIdempotency = false, retryWrite }: { skipIdempotency?: boolean | undefined; retryWrite: RetryWrite },
): Promise<void> {
  const key = skipIdempotency ? undefined : request.headers["idempotency-key"]?.toString();
  const requestFingerprint = `${request.method} ${request.url}\n${request.body ?? ""}`;
  const caller = callerKey(context.actor, context.address, requestFingerprint);
  const answer = await retryWrite(() =>
    runInTransaction(context.db, (db) => {
      const write: WriteContext = { ...context, db };
      return withIdempotencyKey(write, caller, key, requestFingerprint, () => work(write));
    }),
  );
  await sendReply(reply, answer);
}

/** The document of a row as the caller sees it; 204 where the write took it out of their sight. */
export async function documentReply(
  registry: Registry,
  write: WriteContext,
  status: number,
  resource: Resource,
  id: string,
): Promise<StoredReply> {
  const row = await readOne(resource, null, write, id);
  if (!row) return { status: 204, headers: {}, body: null };
  const document = await singleDocument(registry, resource, write, row, { include: null, fields: new Map() });
  const headers: Record<string, string> = { "Content-Type": mediaType, Location: document.links.self };
  if (row.version !== undefined) headers.ETag = etag(row.version);
  return { status, headers, body: JSON.stringify(document) };
}

/** The answer of an action: a resource's document, plain JSON, or nothing. */
export async function actionReply(
  registry: Registry,
  write: WriteContext,
  { status, headers = {}, resource, json }: ActionReply,
): Promise<StoredReply> {
  if (resource) {
    const { type, id } = resource;
    const document = await documentReply(registry, write, status ?? 200, registry.byType(type), id);
    if (document.status !== 201) delete document.headers.Location;
    return { ...document, headers: { ...document.headers, ...headers } };
  }
  if (json === undefined) return { status: status ?? 204, headers, body: null };
  const type = { "Content-Type": "application/json; charset=utf-8" };
  return { status: status ?? 200, headers: { ...type, ...headers }, body: JSON.stringify(json) };
}

/** Sends a stored reply; shared caches keep the two media types of a document apart. */
export function sendReply(reply: FastifyReply, { status, headers, body }: StoredReply): FastifyReply {
  reply.code(status).headers(headers);
  if (headers["Content-Type"] === mediaType) varyOnAccept(reply);
  return reply.send(body === null ? undefined : Buffer.from(body));
}

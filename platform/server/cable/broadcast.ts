/** Broadcasts from inside a transaction: every process receives them once it commits, and only then. */
import { sql } from "kysely";
import { z } from "zod";
import type { Queryable } from "../database/database.ts";

/** The PostgreSQL notification channel that carries what follows. */
export const postgresChannel = "cable";

export const BroadcastMessage = z.object({
  streams: z.array(z.string()),
  /** The word the subscriber gets, as `application.created`. */
  event: z.string(),
  /** The row it is about. Each listener is sent the document they may see, read after the commit. */
  resource: z.string().optional(),
  id: z.string().optional(),
  /** Sent as it is, where there is no row: a member is typing. Nothing that visibility would hide. */
  data: z.record(z.string(), z.unknown()).optional(),
  /** An account to leave out, because it caused the change. */
  except: z.string().optional(),
  /** Of no use later: whoever was away is not told. */
  isTransient: z.boolean().optional(),
});
export type BroadcastMessage = z.infer<typeof BroadcastMessage>;

export const CableMessage = z.union([
  BroadcastMessage,
  z.object({ ended: z.array(z.string()) }),
  z.object({ changed: z.array(z.string()) }),
]);
export type CableMessage = z.infer<typeof CableMessage>;

/**
 * Broadcasts a change on streams, and keeps it for those who are away. Only ids travel (PostgreSQL carries less than 8,000 bytes a notification;
 * a longer list of streams is split); the same message sent twice in one transaction arrives once.
 */
export async function broadcast(db: Queryable, message: BroadcastMessage): Promise<void> {
  const { streams } = message;
  if (streams.length === 0) return;
  if (splitToFit(message)) return message.isTransient ? notify(db, message) : notifyAndKeep(db, message);
  if (streams.length === 1)
    throw new Error(`Announcement ${message.event} is too long: announce ids, not rows.`);
  const half = Math.ceil(streams.length / 2);
  await broadcast(db, { ...message, streams: streams.slice(0, half) });
  await broadcast(db, { ...message, streams: streams.slice(half) });
}

/** Where changes of one kind of row are broadcast; a resource with `streams` broadcasts each of its writes itself. */
export interface RowStreams<R> {
  /** The JSON:API type: each listener is sent the document they may see, or nothing. */
  type: string;
  /** The first word of its events: `application` of `application.updated`. */
  event: string;
  of: (row: R) => string[];
}

/** Broadcasts what happened to a row. A deleted one can't be read any more: its name is all there is to say. */
export const broadcastRow = <R extends { id: string }>(
  db: Queryable,
  { type, event, of }: RowStreams<R>,
  row: R,
  verb = "updated",
): Promise<void> =>
  broadcast(db, {
    streams: of(row),
    event: `${event}.${verb}`,
    ...(verb === "deleted" ? { data: goneRow(type, row.id) } : { resource: type, id: row.id }),
  });

/** The document about a row that a listener may see no more. */
export const goneRow = (type: string, id: string) => ({ data: null, meta: { gone: { type, id } } });

/** Closes the sockets of sessions that were revoked in this transaction; their clients do not come back. */
export async function closeSockets(db: Queryable, sessionIds: string[]): Promise<void> {
  const sessionsPerMessage = 100;
  for (let start = 0; start < sessionIds.length; start += sessionsPerMessage)
    await notify(db, { ended: sessionIds.slice(start, start + sessionsPerMessage) });
}

/** Makes an account's sockets reconnect: what it may receive was changed in this transaction. */
export const reopenSockets = (db: Queryable, accountId: string): Promise<void> =>
  notify(db, { changed: [accountId] });

/** What a notification contains, or null where it is not one of ours. */
export function parseCableMessage(payload: string): CableMessage | null {
  try {
    return CableMessage.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

const splitToFit = (message: CableMessage) => Buffer.byteLength(JSON.stringify(message)) < 7900;

async function notify(db: Queryable, message: CableMessage) {
  await sql`select pg_notify(${postgresChannel}, ${JSON.stringify(message)})`.execute(db);
}

async function notifyAndKeep(db: Queryable, message: BroadcastMessage) {
  const { streams, event, resource, id, data, except } = message;
  await sql`
    with kept as (
      insert into broadcasts (stream, event, resource, row_id, data, except_account_id)
      select stream, ${event}, ${resource ?? null}, ${id ?? null}, ${data ? JSON.stringify(data) : null}::jsonb,
        ${except ?? null}::uuid
      from unnest(${streams}::text[]) as stream)
    select pg_notify(${postgresChannel}, ${JSON.stringify(message)})`.execute(db);
}

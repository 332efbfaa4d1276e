/**
 * What subscribers missed: whoever performs `replay` on a subscription, with the position of what they have, is told
 * the broadcasts after it, and at the end `replay.finished`. One query answers all who ask at about the same time.
 */
import { formatPosition, parsePosition, type Position } from "#platform/shared/live-position.ts";
import { sql } from "kysely";
import type { LimitFunction } from "p-limit";
import type { Listener } from "../channel.ts";
import type { Log } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { BroadcastMessage } from "./broadcast.ts";
import type { CableServer, Subscription } from "./connection.ts";
import { messageJson, type PresentRows } from "./deliver.ts";
import { delivery } from "./frames.ts";

/** What is older is deleted, and cannot be told. Its job leaves more than is promised: a transaction takes its time. */
export const replayableMinutes = 15;
export const keptMinutes = 20;

/** More than this of one subscription is not told: reading the list once is cheaper. */
const maxBroadcasts = 100;
const maxRequestsPerQuery = 500;
/** Samples of several processes are taken a little apart. */
const sampleToleranceSeconds = 10;
/** Who subscribes to several channels asks for all of them within this time. */
const collectMs = 20;

interface Request {
  subscription: Subscription;
  since: Position;
}

interface KeptBroadcast {
  stream: string;
  transaction: number;
  at: number;
  message: BroadcastMessage;
}

interface ReplayParts {
  db: Database;
  log: Log;
  /** The last position of this process, or null. */
  current: () => string | null;
  present: PresentRows;
  limitReads: LimitFunction;
}

export function createReplay({ db, log, current, present, limitReads }: ReplayParts): CableServer["replay"] {
  let waiting: Request[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function answerAll() {
    timer = undefined;
    const requests = waiting;
    waiting = [];
    for (let start = 0; start < requests.length; start += maxRequestsPerQuery)
      await answer(requests.slice(start, start + maxRequestsPerQuery));
  }

  async function answer(requests: Request[]) {
    try {
      const { position, broadcasts } = await readBroadcasts(db, requests);
      const missed = requests.map((request) => ({ ...request, missed: missedBy(request, broadcasts) }));
      await Promise.all(missed.map((request) => tell(request, position)));
    } catch (error) {
      log.error({ error }, "cable: not replayed");
      for (const { subscription } of requests) finish(subscription, false, current());
    }
  }

  async function tell(
    { subscription, missed }: Request & { missed: KeptBroadcast[] | null },
    position: string,
  ) {
    const { connection, identifier } = subscription;
    const documents = await readRows(missed ?? [], connection.actor!);
    for (const { message, transaction, at } of missed ?? []) {
      const document = documents.get(message.resource ?? "")?.get(message.id ?? "") ?? null;
      const json = messageJson(message, document, formatPosition({ transaction, at }));
      if (json && connection.listens(subscription)) connection.send(delivery(identifier, json));
    }
    finish(subscription, missed !== null, position);
  }

  /** By type and id, as they are now. */
  async function readRows(missed: KeptBroadcast[], actor: Listener) {
    const idsOfType = new Map<string, Set<string>>();
    for (const { resource, id } of missed.map(({ message }) => message))
      if (resource && id) idsOfType.set(resource, (idsOfType.get(resource) ?? new Set()).add(id));
    const read = async ([type, ids]: [string, Set<string>]) =>
      [type, await limitReads(() => present(type, [...ids], actor))] as const;
    return new Map(await Promise.all([...idsOfType].map(read)));
  }

  return (subscription, sinceText) => {
    const since = parsePosition(sinceText);
    const now = parsePosition(current());
    if (!since || !now || !isReplayable(since, now)) return finish(subscription, false, current());
    waiting.push({ subscription, since });
    timer ??= setTimeout(() => void answerAll(), collectMs);
  };
}

function finish(subscription: Subscription, isComplete: boolean, position: string | null) {
  if (!subscription.connection.listens(subscription)) return;
  const json = JSON.stringify({
    event: "replay.finished",
    data: { isComplete },
    position: position ?? undefined,
  });
  subscription.connection.send(delivery(subscription.identifier, json));
}

/** Later transactions have higher numbers, unless the database was replaced by another one. */
function isReplayable(since: Position, now: Position): boolean {
  const isFromOtherDatabase =
    since.transaction > now.transaction && since.at < now.at - sampleToleranceSeconds;
  return !isFromOtherDatabase && now.at - since.at < replayableMinutes * 60;
}

/** In their order, the last of those that say the same; null where there are too many. */
function missedBy({ subscription, since }: Request, broadcasts: Map<string, KeptBroadcast[]>) {
  const all = new Map<string, KeptBroadcast>();
  for (const stream of new Set(subscription.streams)) {
    const ofStream = broadcasts.get(stream) ?? [];
    if (ofStream.length > maxBroadcasts) return null;
    for (const one of ofStream) {
      const { event, resource, id, data, except } = one.message;
      if (one.transaction < since.transaction || except === subscription.connection.actor?.accountId)
        continue;
      const name = JSON.stringify([event, resource, id, data]);
      all.delete(name);
      all.set(name, one);
    }
  }
  return all.size > maxBroadcasts ? null : [...all.values()];
}

/** What each stream carried after the earliest position of those who ask for it; at most one more than is told. */
async function readBroadcasts(db: Database, requests: Request[]) {
  const sinceOfStream = new Map<string, number>();
  for (const { subscription, since } of requests)
    for (const stream of subscription.streams)
      sinceOfStream.set(stream, Math.min(since.transaction, sinceOfStream.get(stream) ?? since.transaction));
  const { rows } = await sql<KeptRow>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "openTransaction",
      extract(epoch from now())::bigint::text as "now", kept.*
    from (select) one left join (
      select wanted.stream, found.* from unnest(${[...sinceOfStream.keys()]}::text[],
          ${[...sinceOfStream.values()].map(String)}::text[]) as wanted (stream, since)
        cross join lateral (
          select xid::text as transaction, extract(epoch from created_at)::bigint::text as at, id as number, event, resource,
            row_id as "rowId", data, except_account_id as "except"
          from broadcasts where broadcasts.stream = wanted.stream and broadcasts.xid >= wanted.since::xid8
          order by broadcasts.xid, broadcasts.id limit ${maxBroadcasts + 1}) found
    ) kept on true
    order by kept.transaction::xid8, kept.number`.execute(db);
  const { openTransaction, now } = rows[0]!;
  const position = formatPosition({ transaction: Number(openTransaction), at: Number(now) });
  const broadcasts = new Map<string, KeptBroadcast[]>();
  for (const row of rows) {
    if (row.stream === null) continue;
    const ofStream = broadcasts.get(row.stream) ?? [];
    broadcasts.set(row.stream, ofStream);
    ofStream.push(keptBroadcast(row.stream, row));
  }
  return { position, broadcasts };
}

interface KeptRow {
  openTransaction: string;
  now: string;
  stream: string | null;
  transaction: string;
  at: string;
  event: string;
  resource: string | null;
  rowId: string | null;
  data: Record<string, unknown> | null;
  except: string | null;
}

const keptBroadcast = (stream: string, row: KeptRow): KeptBroadcast => ({
  stream,
  transaction: Number(row.transaction),
  at: Number(row.at),
  message: {
    streams: [stream],
    event: row.event,
    ...(row.resource && row.rowId ? { resource: row.resource, id: row.rowId } : {}),
    ...(row.data ? { data: row.data } : {}),
    ...(row.except ? { except: row.except } : {}),
  },
});

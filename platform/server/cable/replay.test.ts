/** Who was away is told what came after the position of what they have, by a real database. */
import { formatPosition, parsePosition } from "#platform/shared/live-position.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { broadcast, broadcastRow, type RowStreams } from "./broadcast.ts";
import { all, employer, startTestCable, waitMs, type Frame } from "./cable.fixtures.ts";
import { deleteOldBroadcasts } from "./delete-old-broadcasts.job.ts";
import { Positions } from "./positions.ts";

const database = await testDatabase();
const { db, url } = database;
let testCable: Awaited<ReturnType<typeof startTestCable>>;
let positions: Positions;

beforeEach(async () => {
  await db.deleteFrom("broadcasts").execute();
  positions = new Positions();
  testCable = await startTestCable({ db, positions, authenticate, fanOut: { databaseUrl: url } });
});
afterEach(() => testCable.stop());

/** "good-a" is the account …a. */
const authenticate = async (token: string) => ({ ...employer(token), accountId: accountOf(token.slice(5)) });
const accountOf = (name: string) => `00000000-0000-7000-8000-00000000000${name}`;

const rows: RowStreams<{ id: string }> = { type: "rows", event: "row", of: () => ["everything"] };
const tell = (id: string, verb?: string) => broadcastRow(db, rows, { id }, verb);

interface Told {
  event: string;
  data: unknown;
  position?: string;
}

/** What a client is told that was away since then, without what it hears live. */
async function replayed(since: unknown, query?: string): Promise<Told[]> {
  const client = testCable.connect(query);
  await client.subscribe(all);
  client.send({ command: "message", identifier: all, data: JSON.stringify({ action: "replay", since }) });
  const told = () => client.messages(all) as Told[];
  await vi.waitFor(() => expect(told().at(-1)?.event).toBe("replay.finished"), 4000);
  client.socket.close();
  return told();
}

const names = (told: Told[]) =>
  told
    .slice(0, -1)
    .map(({ event, data }) => `${event} ${(data as { data: { id: string } | null }).data?.id}`);
const isComplete = (told: Told[]) => (told.at(-1)!.data as { isComplete: boolean }).isComplete;

test("what was broadcast after a position is told in order, the last of what is the same, and where it ends", async () => {
  await tell("0");
  const since = await positionAfterAll(await samplePosition());
  for (const [id, verb] of [
    ["1", "created"],
    ["2", "updated"],
    ["1", "updated"],
    ["2", "updated"],
  ] as const)
    await tell(id, verb);
  const told = await replayed(since);
  expect(names(told)).toEqual(["row.created 1", "row.updated 1", "row.updated 2"]);
  expect(isComplete(told)).toBe(true);
  const numbers = told.map(({ position }) => parsePosition(position)!.transaction);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  await positionAfterAll(told.at(-1)!.position!);
});

test("a transaction that was open at the position is told, whenever it ends", async () => {
  const isOpen = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (tx) => {
    await broadcastRow(tx, rows, { id: "slow" });
    isOpen.resolve();
    await mayEnd.promise;
  });
  await isOpen.promise;
  await tell("quick");
  const since = await samplePosition();
  mayEnd.resolve();
  await slow;
  expect(names(await replayed(since))).toContain("row.updated slow");
});

test("only own streams are told, nobody what they did themselves, and nothing that is of no use later", async () => {
  const since = await samplePosition();
  await broadcast(db, { streams: [`of:${accountOf("b")}`], event: "row.updated", resource: "rows", id: "b" });
  await broadcast(db, {
    streams: ["everything"],
    event: "row.updated",
    resource: "rows",
    id: "mine",
    except: accountOf("a"),
  });
  await broadcast(db, {
    streams: ["everything"],
    event: "row.typing",
    data: { data: null },
    isTransient: true,
  });
  await tell("seen");
  expect(names(await replayed(since))).toEqual(["row.updated seen"]);
  expect(names(await replayed(since, "?token=good-b"))).toEqual([
    "row.updated b",
    "row.updated mine",
    "row.updated seen",
  ]);
});

test("a row that is gone or out of sight is named, a new one that is not in sight is not", async () => {
  const since = await samplePosition();
  testCable.present.mockImplementation(async () => new Map());
  await tell("hidden");
  await tell("deleted", "deleted");
  await tell("new", "created");
  const gone = (id: string) => ({ data: null, meta: { gone: { type: "rows", id } } });
  const told = (await replayed(since)).slice(0, -1).map(({ event, data }) => [event, data]);
  expect(told).toEqual([
    ["row.deleted", gone("hidden")],
    ["row.deleted", gone("deleted")],
  ]);
});

test("what is too old, too much, of another database or no position is not told", async () => {
  const since = await samplePosition();
  const { transaction, at } = parsePosition(since)!;
  const fromOtherDatabase = formatPosition({ transaction: transaction + 1e9, at: at - 60 });
  for (const one of [
    formatPosition({ transaction, at: at - 15 * 60 }),
    fromOtherDatabase,
    "",
    "now",
    7,
    null,
  ])
    expect(isComplete(await replayed(one))).toBe(false);
  for (let n = 0; n <= 100; n++) await tell(String(n));
  const told = await replayed(since);
  expect([told.length, isComplete(told)]).toEqual([1, false]);
});

test("all who ask at once are answered by one query", async () => {
  const since = await samplePosition();
  await tell("1");
  const clients = await Promise.all(
    ["a", "b", "c"].map(async (name) => {
      const client = testCable.connect(`?token=good-${name}`);
      await client.subscribe(all);
      return client;
    }),
  );
  const queries = vi.spyOn(db, "getExecutor");
  const data = JSON.stringify({ action: "replay", since });
  for (const client of clients) client.send({ command: "message", identifier: all, data });
  const finished = (client: { messages: (identifier: string) => unknown[] }) =>
    expect(client.messages(all).at(-1)).toMatchObject({
      event: "replay.finished",
      data: { isComplete: true },
    });
  await vi.waitFor(() => clients.forEach(finished), 4000);
  expect(queries).toHaveBeenCalledOnce();
  queries.mockRestore();
});

test("pings say how far a client has been told, to those alone who ask for what they missed", async () => {
  await testCable.stop();
  positions = new Positions();
  positions.record({ transaction: 41, at: 1 }, performance.now() - 20_000);
  positions.record({ transaction: 42, at: 2 }, performance.now());
  testCable = await startTestCable({ positions, pingIntervalMs: 60 });
  const [asking, silent] = [testCable.connect(), testCable.connect("?token=good-b")];
  await Promise.all([asking.subscribe(all), silent.subscribe(all)]);
  asking.send({ command: "message", identifier: all, data: '{"action":"replay","since":"1.1"}' });
  const lastPing = ({ of }: { of: (type: string) => Frame[] }) => of("ping").at(-1);
  await vi.waitFor(() => expect(lastPing(asking)).toHaveProperty("position", "41.1"));
  await waitMs(150);
  expect(Object.keys(lastPing(silent)!)).toEqual(["type", "message"]);
});

test("a delivery that is not finished, and a lost connection, hold back how far clients have been told", () => {
  const told = new Positions();
  told.record({ transaction: 1, at: 1 }, 0);
  told.record({ transaction: 2, at: 1 }, 1_000);
  expect(told.told(null)).toBeNull();
  told.record({ transaction: 3, at: 1 }, 6_000);
  expect(told.told(3_000)).toBeNull();
  expect(told.told(5_500)).toBe("1.1");
  expect(told.told(null)).toBe("2.1");
  told.record({ transaction: 4, at: 1 }, 7_000);
  told.restart();
  told.record({ transaction: 5, at: 1 }, 11_500);
  expect(told.told(null)).toBe("2.1");
});

test("what nobody is told any more is deleted", async () => {
  const work = testJobs(database, [deleteOldBroadcasts]);
  await tell("old");
  await sql`update broadcasts set created_at = now() - interval '21 minutes'`.execute(db);
  await tell("new");
  await deleteOldBroadcasts.enqueue(db, {});
  await work.run();
  expect(await db.selectFrom("broadcasts").select("rowId").execute()).toEqual([{ rowId: "new" }]);
});

/** Of this moment; the process takes its own once a second. */
/**
 * From a position on, the first behind which nothing is told: a transaction that is open anywhere in the cluster, as in
 * another test's database, holds positions back.
 */
const positionAfterAll = (from: string): Promise<string> => {
  let position = from;
  return vi.waitFor(
    async () => {
      const since = position;
      const told = await replayed(since);
      position = told.at(-1)!.position!;
      expect(names(told)).toEqual([]);
      return since;
    },
    { timeout: 30_000, interval: 100 },
  );
};

async function samplePosition(): Promise<string> {
  const { rows: samples } = await sql<{ transaction: string; at: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction, extract(epoch from now())::bigint::text as at
  `.execute(db);
  return `${samples[0]!.transaction}.${samples[0]!.at}`;
}

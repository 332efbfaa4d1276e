/** Changes of single rows: each increases the version, and leaves the traces its caller names. */
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseCableMessage, postgresChannel } from "./cable/broadcast.ts";
import { changeRow } from "./change-row.ts";
import { systemActor } from "./system-context.ts";
import { testDatabase } from "./testing/test-database.ts";

const { db, url } = await testDatabase();
const now = () => new Date("2026-03-02T10:00:00Z");
const streams = { type: "account", event: "account", of: ({ id }: { id: string }) => [`accounts:${id}`] };

const createAccount = () =>
  db
    .insertInto("accounts")
    .values({ email: `${crypto.randomUUID()}@example.com`, passwordHash: "-", userType: "educator" })
    .returningAll()
    .executeTakeFirstOrThrow();

test("a change increases the version, sets the time, and returns the row", async () => {
  const before = await createAccount();
  const after = await changeRow({ db, now }, "accounts", before, { firstName: "Grace" });
  expect(after).toEqual({ ...before, firstName: "Grace", version: before.version + 1, updatedAt: now() });
  await expect(changeRow({ db, now }, "accounts", { id: crypto.randomUUID() }, {})).rejects.toThrow(
    "no result",
  );
});

test("audit row, events and broadcast are part of the caller's transaction", async () => {
  const before = await createAccount();
  const emit = vi.fn();
  const broadcasts = await listen();
  const after = await db.transaction().execute((tx) =>
    changeRow(
      { db: tx, now, emit, actor: systemActor } as never,
      "accounts",
      before,
      { language: "es" },
      {
        audit: { action: "speak", detail: { to: "es" } },
        events: ["accounts.updated"],
        broadcast: streams,
      },
    ),
  );
  const change = { id: before.id, before, after, changed: ["language"] };
  expect(emit).toHaveBeenCalledExactlyOnceWith(expect.anything(), "accounts.updated", change);
  await vi.waitFor(() => expect(broadcasts).toHaveLength(1));
  expect(broadcasts[0]).toEqual({
    streams: [`accounts:${before.id}`],
    event: "account.updated",
    resource: "account",
    id: before.id,
  });
  const audited = await db.selectFrom("auditLogs").selectAll().where("entityId", "=", before.id).execute();
  expect(audited).toEqual([
    expect.objectContaining({ action: "speak", entity: "account", detail: { to: "es" } }),
  ]);
});

/** What is broadcast from here on, as other processes receive it. */
async function listen(): Promise<unknown[]> {
  const client = new pg.Client(url);
  onTestFinished(() => client.end());
  const received: unknown[] = [];
  client.on("notification", ({ payload }) => received.push(parseCableMessage(payload ?? "")));
  await client.connect();
  await client.query(`listen ${postgresChannel}`);
  return received;
}

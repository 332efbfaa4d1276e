/** Changes of single rows: each increases the version, and leaves the traces its caller names. */
import { expect, test, vi } from "vitest";
import { broadcastRow } from "./cable/broadcast.ts";
import { changeRow } from "./change-row.ts";
import { systemActor } from "./system-context.ts";
import { testDatabase } from "./testing/test-database.ts";

const { db } = await testDatabase();
const now = () => new Date("2026-03-02T10:00:00Z");
const streams = { type: "account", event: "account", of: ({ id }: { id: string }) => [`accounts:${id}`] };

vi.mock("./cable/broadcast.ts", () => ({ broadcastRow: vi.fn() }));

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
  expect(broadcastRow).toHaveBeenCalledExactlyOnceWith(expect.anything(), streams, after);
  const audited = await db.selectFrom("auditLogs").selectAll().where("entityId", "=", before.id).execute();
  expect(audited).toEqual([
    expect.objectContaining({ action: "speak", entity: "account", detail: { to: "es" } }),
  ]);
});

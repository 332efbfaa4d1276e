/** What is deleted by age, and what on the younger side of each limit stays. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Job, JobContext } from "../job.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { retention } from "#platform/shared/retention.ts";
import { deleteOldModelLogs } from "../language-model/delete-old-logs.job.ts";
import { testDatabase } from "../testing/test-database.ts";
import { deleteExpiredRows } from "./delete-expired-rows.job.ts";
import { deleteInBatches, monthsBefore } from "./delete-in-batches.ts";
import {
  deleteFailedJobs,
  deleteOldAuditLogs,
  deleteOldMails,
  deleteOldPushMessages,
  deleteOldSms,
} from "./delete-old-rows.job.ts";

const { db } = await testDatabase();
const now = new Date("2026-07-15T12:00:00Z");
const run = (job: Job<Record<string, never>>) => job.run({}, { db, now: () => now } as unknown as JobContext);
const log = (createdAt: string) => ({ action: createdAt, entity: "x", createdAt: new Date(createdAt) });
const actions = async () =>
  (await db.selectFrom("auditLogs").select("action").orderBy("action").execute()).map(({ action }) => action);

beforeEach(async () => void (await db.deleteFrom("auditLogs").execute()));

test("the audit log is retained for two years", async () => {
  await db
    .insertInto("auditLogs")
    .values([log("2024-07-15T11:59:59Z"), log("2024-07-15T12:00:01Z"), log("2026-07-15T11:00:00Z")])
    .execute();
  await run(deleteOldAuditLogs);
  expect(await actions()).toEqual(["2024-07-15T12:00:01Z", "2026-07-15T11:00:00Z"]);
});

test("many rows go in batches, the last of which may be full", async () => {
  const rows = Array.from({ length: 30 }, (_, day) => log(`2020-01-${String(day + 1).padStart(2, "0")}`));
  await db.insertInto("auditLogs").values(rows).execute();
  expect(await deleteInBatches(db, "audit_logs", sql`created_at < '2020-01-21'`, 10)).toBe(20);
  expect(await actions()).toHaveLength(10);
});

test("months are those of the calendar, also at the end of one", () => {
  expect(monthsBefore(new Date("2026-03-31T10:00:00Z"), 13).toISOString()).toBe("2025-02-28T10:00:00.000Z");
  expect(monthsBefore(new Date("2028-02-29T10:00:00Z"), 24).toISOString()).toBe("2026-02-28T10:00:00.000Z");
});

test("a job that failed for good goes after 30 days; one that waits or will be tried again stays", async () => {
  const add = async (key: string, updatedAt: string, attempts: number) => {
    await sql`select graphile_worker.add_job('test', '{}'::json, job_key => ${key}, max_attempts => 3)`.execute(
      db,
    );
    await sql`update graphile_worker._private_jobs set attempts = ${attempts}, updated_at = ${updatedAt}
      where key = ${key}`.execute(db);
  };
  await add("failed long ago", "2026-06-15T11:59:00Z", 3);
  await add("failed lately", "2026-06-15T12:01:00Z", 3);
  await add("tried again", "2026-06-01T00:00:00Z", 2);
  await run(deleteFailedJobs);
  const { rows } = await sql<{
    key: string;
  }>`select key from graphile_worker._private_jobs order by key`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(["failed lately", "tried again"]);
});

test("emptied mails and texts go with their keys after 13 months", async () => {
  const mail = (key: string, createdAt: string, clearedAt: Date | null) => ({
    ...{ key, name: "x", language: "en", fromName: "x", toAddress: "", subject: "", text: "", html: "" },
    ...{ messageId: key, state: "sent", createdAt: new Date(createdAt), clearedAt },
  });
  await db
    .insertInto("mails")
    .values([
      mail("old", "2025-06-15T11:59:00Z", now),
      mail("young", "2025-06-15T12:01:00Z", now),
      mail("not emptied", "2025-01-01T00:00:00Z", null),
    ])
    .execute();
  await run(deleteOldMails);
  const mails = await db.selectFrom("mails").select("key").orderBy("key").execute();
  expect(mails.map(({ key }) => key)).toEqual(["not emptied", "young"]);
  const text = (key: string, createdAt: string, body: string) =>
    sql`insert into sms_messages (key, recipient, body, state, created_at)
      values (${key}, '', ${body}, 'sent', ${createdAt})`.execute(db);
  await text(`old ${randomUUID()}`, "2025-06-15T11:59:00Z", "");
  await text("young", "2025-06-15T12:01:00Z", "");
  await text("not emptied", "2025-01-01T00:00:00Z", "hello");
  await run(deleteOldSms);
  const smsKeys = await db.selectFrom("smsMessages").select("key").orderBy("key").execute();
  expect(smsKeys.map(({ key }) => key)).toEqual(["not emptied", "young"]);
});

test("notifications of devices go after 30 days, and with them who got them", async () => {
  const { id: accountId } = await db
    .insertInto("accounts")
    .values({
      email: "told@people.example",
      passwordHash: "x",
      firstName: "A",
      lastName: "B",
      userType: "educator",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = (key: string, createdAt: string) => ({
    ...{ key, accountId, title: "New message", path: "/messages" },
    createdAt: new Date(createdAt),
  });
  await db
    .insertInto("pushMessages")
    .values([message("old", "2026-06-15T11:59:00Z"), message("young", "2026-06-15T12:01:00Z")])
    .execute();
  await run(deleteOldPushMessages);
  const left = await db.selectFrom("pushMessages").select("key").execute();
  expect(left).toEqual([{ key: "young" }]);
});

test("requests, links, ended sessions and model logs go at the ages that the privacy page states", async () => {
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const { endedSessionDays, expiredLinkDays, repeatedRequestHours, modelLogMonths } = retention;
  const values = { email: "old@people.example", passwordHash: "x", firstName: "A", lastName: "B" };
  const account = { ...values, userType: "educator" as const };
  const { id: accountId } = await db
    .insertInto("accounts")
    .values(account)
    .returning("id")
    .executeTakeFirstOrThrow();
  // Of each kind one on either side of its limit.
  for (const more of [-0.01, 0.01]) {
    const name = more > 0 ? "old" : "young";
    const tokenHash = Buffer.from(name);
    await db
      .insertInto("idempotencyKeys")
      .values({
        ...{ caller: "x", key: name, requestHash: tokenHash },
        createdAt: ago(repeatedRequestHours / 24 + more),
      })
      .execute();
    await db
      .insertInto("accountTokens")
      .values({ tokenHash, accountId, purpose: "reset_password", expiresAt: ago(expiredLinkDays + more) })
      .execute();
    await db
      .insertInto("sessions")
      .values({ accountId, userAgent: name, expiresAt: ago(endedSessionDays + more) })
      .execute();
    const createdAt = new Date(monthsBefore(now, modelLogMonths).getTime() - more * dayMs);
    await db.insertInto("openAiLogs").values({ kind: name, createdAt }).execute();
  }
  await run(deleteExpiredRows);
  await run(deleteOldModelLogs);
  const left = [
    ...(await db.selectFrom("idempotencyKeys").select("key as name").execute()),
    ...(await db
      .selectFrom("accountTokens")
      .select(sql<string>`token_hash`.as("name"))
      .execute()),
    ...(await db.selectFrom("sessions").select("userAgent as name").execute()),
    ...(await db.selectFrom("openAiLogs").select("kind as name").execute()),
  ];
  expect(left.map(({ name }) => String(name))).toEqual(["young", "young", "young", "young"]);
});

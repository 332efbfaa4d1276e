/** Which refresh tokens go, and that a second use of a traded one still ends the session while its row must stay. */
import { randomUUID } from "node:crypto";
import type { JobContext } from "#platform/server/job.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { beforeAll, expect, test } from "vitest";
import { deleteRefreshTokens } from "./delete-refresh-tokens.job.ts";
import { hashSecret, openSession, rotateRefreshToken, revokeSession } from "./session-tokens.ts";

const { db } = await testDatabase();
const secret = "s".repeat(48);
const began = new Date("2026-05-01T00:00:00Z");
const daysLater = (days: number) => new Date(began.getTime() + days * 86_400_000);
const deleteAt = (now: Date) => deleteRefreshTokens.run({}, { db, now: () => now } as unknown as JobContext);
const isThere = async (token: string) =>
  (
    await db
      .selectFrom("refreshTokens")
      .select("sessionId")
      .where("tokenHash", "=", hashSecret(token))
      .execute()
  ).length > 0;
let accountId: string;

beforeAll(async () => {
  const account = { email: `${randomUUID()}@x.example`, passwordHash: "x", userType: "educator" } as const;
  const names = { firstName: "Ana", lastName: "Ruiz" };
  const row = await db
    .insertInto("accounts")
    .values({ ...account, ...names })
    .returning("id")
    .executeTakeFirstOrThrow();
  accountId = row.id;
});

async function session() {
  const pair = await openSession(db, secret, { accountId, userType: "educator" }, began);
  const refreshToken = pair.refreshToken!;
  const row = await db
    .selectFrom("refreshTokens")
    .select("sessionId")
    .where("tokenHash", "=", hashSecret(refreshToken))
    .executeTakeFirstOrThrow();
  const claims = { sub: accountId, sid: row.sessionId, typ: "educator" } as Parameters<
    typeof rotateRefreshToken
  >[3];
  const trade = (token: string, now: Date) =>
    db.transaction().execute((tx) => rotateRefreshToken(tx, secret, token, claims, now));
  return { first: refreshToken, sid: row.sessionId, trade };
}

test("a traded token stays until its own date, so that its second use ends the session", async () => {
  const { first, sid, trade } = await session();
  const second = (await trade(first, daysLater(1)))!.refreshToken!;
  await trade(second, daysLater(2));
  await deleteAt(daysLater(29));
  expect(await isThere(first)).toBe(true);
  expect(await trade(first, daysLater(29))).toBeNull();
  const row = await db
    .selectFrom("sessions")
    .select("revokedAt")
    .where("id", "=", sid)
    .executeTakeFirstOrThrow();
  expect(row.revokedAt).not.toBeNull();
  expect(await trade(second, daysLater(29))).toBeNull();
});

test("past its own date a token goes, and the newest of a living session stays good", async () => {
  const { first, trade } = await session();
  const second = (await trade(first, daysLater(20)))!.refreshToken!;
  await deleteAt(daysLater(31));
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect(await trade(first, daysLater(31))).toBeNull();
  expect(await trade(second, daysLater(31))).not.toBeNull();
});

test("with the session all its tokens end", async () => {
  const { first, sid } = await session();
  await revokeSession(db, sid, daysLater(1));
  await deleteAt(daysLater(2));
  expect(await isThere(first)).toBe(false);
});

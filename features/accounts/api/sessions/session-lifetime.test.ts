/** How long a session lasts: unused, refreshed again and again, and what an access token is worth past its end. */
import { testServer } from "#app/testing/test-server.ts";
import { accountRetention } from "../../retention.ts";
import { accountsOf } from "../accounts.fixtures.ts";
import { type AccessTokenClaims } from "./access-token.ts";
import {
  maxOperatorSessionHours,
  openSession,
  rotateRefreshToken,
  type TokenPair,
} from "./session-tokens.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const began = new Date("2026-05-01T00:00:00Z");
const after = (ms: number) => new Date(began.getTime() + ms);

/** Signs in at `began`; `trade` is a refresh with the newest token, at any later time. */
async function session(userType: "educator" | "operator") {
  const { accountId } = await server.person("educator");
  const secret = server.config.tokenSecret;
  let newest: TokenPair = await openSession(server.db, secret, { accountId, userType }, began);
  const claims = JSON.parse(
    Buffer.from(newest.accessToken.split(".")[1]!, "base64url").toString(),
  ) as AccessTokenClaims;
  const trade = async (now: Date) => {
    const pair = await server.db
      .transaction()
      .execute((tx) => rotateRefreshToken(tx, secret, newest.refreshToken!, claims, now));
    if (pair) newest = pair;
    return pair !== null;
  };
  const lastSeenAt = async () => {
    const account = server.db.selectFrom("accounts").select("lastSeenAt").where("id", "=", accountId);
    return (await account.executeTakeFirstOrThrow()).lastSeenAt;
  };
  return { accountId, trade, lastSeenAt };
}

describe("a session", () => {
  test("that is not used ends after 30 days", async () => {
    const { trade } = await session("educator");
    expect(await trade(after(29 * dayMs))).toBe(true);
    expect(await trade(after(59 * dayMs + hourMs))).toBe(false);
  });

  test("that is refreshed every day ends 90 days after signing in", async () => {
    const { trade } = await session("educator");
    for (let day = 1; day < accountRetention.sessionDays; day++)
      expect(await trade(after(day * dayMs))).toBe(true);
    expect(await trade(after(accountRetention.sessionDays * dayMs))).toBe(false);
  });

  test("in use says when its account was last active, written once an hour at most", async () => {
    const { accountId, trade, lastSeenAt } = await session("educator");
    await server.db.updateTable("accounts").set({ lastSeenAt: began }).where("id", "=", accountId).execute();
    for (const quarter of [1, 2, 3]) await trade(after((quarter * hourMs) / 4));
    expect(await lastSeenAt()).toEqual(began);
    await trade(after(hourMs));
    expect(await lastSeenAt()).toEqual(after(hourMs));
    await trade(after(9 * dayMs));
    expect(await lastSeenAt()).toEqual(after(9 * dayMs));
  });

  test("of a closed account wakes nobody", async () => {
    const { accountId, trade, lastSeenAt } = await session("educator");
    const closed = { lastSeenAt: began, closedAt: began };
    await server.db.updateTable("accounts").set(closed).where("id", "=", accountId).execute();
    expect(await trade(after(9 * dayMs))).toBe(true);
    expect(await lastSeenAt()).toEqual(began);
  });

  test("of an operator ends after 12 hours, also refreshed every quarter of an hour", async () => {
    const { trade } = await session("operator");
    const quarters = maxOperatorSessionHours * 4;
    for (let quarter = 1; quarter < quarters; quarter++)
      expect(await trade(after((quarter * hourMs) / 4))).toBe(true);
    expect(await trade(after(maxOperatorSessionHours * hourMs))).toBe(false);
  });

  test("that has ended is worth nothing, though its access token has minutes left", async () => {
    const { accountId, headers, refreshToken } = await server.person("educator");
    await server.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where("accountId", "=", accountId)
      .execute();
    const both = { ...headers, "refresh-token": refreshToken };
    for (const path of ["account", "job_applications"])
      expect((await server.request(path, { headers: both })).status).toBe(401);
  });

  test("in which an operator acts as somebody ends with the operator's own", async () => {
    const { staff, acting } = accountsOf(server);
    const person = await server.person("educator");
    const helper = await acting(person.accountId);
    expect((await helper.request("account")).status).toBe(200);
    const me = (await (await staff()).request("account")).json().data.id as string;
    await server.db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where("accountId", "=", me)
      .execute();
    expect((await helper.request("account")).status).toBe(401);
  });
});

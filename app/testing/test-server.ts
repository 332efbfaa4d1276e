/** For tests: the API over a database of the test's own, called in-process, with people to call it as. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedBase } from "#db/seed/seed-base.ts";
import { readConfig } from "#platform/server/config/config.ts";
import type { Database } from "#platform/server/database/database.ts";
import { e164Number } from "#platform/server/sms/e164-number.ts";
import { openLog } from "#platform/server/log.ts";
import { testDatabase } from "#platform/server/testing/test-database.ts";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { createServer, type ServerOptions } from "../server.ts";
import { checkAgainst } from "./api-document.ts";

export interface RequestOptions {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: unknown;
}

/** Plenty, so that a test of something else never meets a limit. */
const unlimitedRates = {
  SIGN_IN_PER_MINUTE_PER_ADDRESS: "100000",
  SIGN_IN_PER_MINUTE_PER_EMAIL: "100000",
  REQUESTS_PER_MINUTE_PER_ADDRESS: "100000",
  REQUESTS_PER_MINUTE_PER_ACCOUNT: "100000",
};

/** Opens the API over a fresh, seeded database; `lines` takes what it logs. Close it at the end of the file. */
export async function testServer(
  settings: Record<string, string> = {},
  pages?: ServerOptions["pages"],
  lines?: string[],
) {
  const database = await testDatabase();
  await seedBase(database.db);
  const dataDir = mkdtempSync(join(tmpdir(), "cubby-test-"));
  const environment = {
    ...unlimitedRates,
    TOKEN_SECRET: testSecret,
    DATA_DIR: dataDir,
    SAMPLE: "on",
    EMPLOYER_REVIEW: "operator",
    ...settings,
  };
  const config = readConfig(environment, dataDir);
  const server = await createServer({
    config,
    databaseUrl: database.url,
    logger: openLog(
      lines ? { destination: { write: (line) => void lines.push(line) } } : { level: "silent" },
    ),
    pages,
  });

  let documentText: string | undefined;
  /** The OpenAPI document, asked for from an address that no test counts the requests of. */
  const loadDocument = async () =>
    (documentText ??= (
      await server.app.inject({
        url: "/api/openapi.json",
        remoteAddress: "192.0.2.1",
        headers: { host: new URL(config.publicUrl).host },
      })
    ).body);

  const request = async (path: string, { method = "GET", headers = {}, body }: RequestOptions = {}) => {
    const type = body === undefined ? {} : { "content-type": "application/vnd.api+json" };
    const url = path.startsWith("/") ? path : `/api/${path}`;
    const sent: Record<string, string | undefined> = { ...type, ...headers };
    const answer = await server.app.inject({
      method,
      url,
      headers: sent,
      ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    if (url.startsWith("/api/")) {
      const problems = checkAgainst(await loadDocument())({
        ...{ method, url, requestType: sent["content-type"], requestBody: body },
        ...{ status: answer.statusCode, text: answer.body },
        responseType: String(answer.headers["content-type"] ?? ""),
      });
      if (problems.length > 0) throw new Error(`Not as the OpenAPI document says:\n${problems.join("\n")}`);
    }
    const json = () => (answer.body ? JSON.parse(answer.body) : undefined);
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json };
  };

  /** As if the address had been confirmed long ago: neither the link nor its mail is there any more. */
  const setConfirmed = async (accountId: string, email: string) => {
    const verified = { emailVerifiedAt: new Date() };
    await database.db.updateTable("accounts").set(verified).where("id", "=", accountId).execute();
    await database.db.deleteFrom("accountTokens").where("accountId", "=", accountId).execute();
    await database.db.deleteFrom("mails").where("toAddress", "=", email).execute();
  };

  /** As if a code had been texted to the number and typed in. */
  const setPhoneVerified = async (accountId: string, phoneNumber: unknown) => {
    const verifiedPhone = typeof phoneNumber === "string" ? e164Number(phoneNumber) : undefined;
    if (!verifiedPhone) return;
    await database.db.updateTable("accounts").set({ verifiedPhone }).where("id", "=", accountId).execute();
  };

  let count = 0;
  /** Signs up a person, by default with a confirmed address and number and an approved program with room for much. */
  const person = async (
    userType: "educator" | "employer",
    {
      unconfirmed = false,
      unverified = false,
      pending = unconfirmed,
      plan = "Growth",
      ...more
    }: Record<string, unknown> = {},
  ) => {
    const email = `${userType}-${++count}@people.example`;
    const body = {
      email,
      password: "blue-paper-boats",
      firstName: "Robin",
      lastName: "Vale",
      userType,
      ...more,
    };
    const answer = await request("accounts/sign_up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if (answer.status !== 200) throw new Error(`sign_up answered ${answer.status}: ${answer.text}`);
    const headers = { authorization: `Bearer ${String(answer.headers["access-token"])}` };
    const accountId = answer.json().data.id as string;
    if (!unconfirmed) await setConfirmed(accountId, email);
    if (!unverified) await setPhoneVerified(accountId, more.phoneNumber);
    if (!pending && userType === "employer") await approvePrograms(database.db, accountId);
    if (userType === "employer") await givePlan(database.db, accountId, String(plan));
    return {
      email,
      accountId,
      headers,
      refreshToken: String(answer.headers["refresh-token"]),
      request: (path: string, options: RequestOptions = {}) =>
        request(path, { ...options, headers: { ...headers, ...options.headers } }),
    };
  };

  const close = async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, config, db: database.db, databaseUrl: database.url, request, person, close };
}

/** As an operator would have, without the mails: for tests about something else. */
async function approvePrograms(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable("employers")
    .set({ approvedAt: new Date() })
    .where("claimedAt", "is not", null)
    .where("id", "in", (of) =>
      of
        .selectFrom("employerProfiles")
        .select("employerId")
        .where("accountId", "=", accountId)
        .where("role", "=", "owner"),
    )
    .execute();
}

/** As if it had been bought, without a bill. */
async function givePlan(db: Database, accountId: string, name: string): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ planId: (of) => of.selectFrom("plans").select("id").where("name", "=", name) })
    .where("employerId", "in", (of) =>
      of.selectFrom("employerProfiles").select("employerId").where("accountId", "=", accountId),
    )
    .execute();
}

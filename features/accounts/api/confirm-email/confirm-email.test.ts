import { confirmationPath, confirmEmail } from "#app/testing/confirm-email.ts";
import { testServer } from "#app/testing/test-server.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountsOf, password, put } from "../accounts.fixtures.ts";
import { endOpenTokens } from "../account-tokens.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let mailsTo: ReturnType<typeof accountsOf>["mailsTo"];

beforeAll(async () => {
  server = await testServer();
  mailsTo = accountsOf(server).mailsTo;
});
afterAll(async () => server.close());

type Person = Awaited<ReturnType<typeof newcomer>>;
const newcomer = (userType: "educator" | "employer" = "employer") =>
  server.person(userType, { unconfirmed: true });
const isConfirmed = async ({ request: ask }: Person) =>
  (await ask("account")).json().data.attributes.emailVerifiedAt !== null;
const standing = async ({ request: ask }: Person) => (await ask("account")).json().meta.standing;
const openLink = async (path: string) => (await server.request(path, { method: "POST" })).status;
const resend = async ({ request: ask }: Person) =>
  (await ask("account/confirm_email/resend", { method: "POST" })).status;

describe("the link mailed at sign-up", () => {
  test("asks on GET, acts on POST, and works once", async () => {
    const person = await newcomer();
    expect([await isConfirmed(person), await standing(person)]).toEqual([false, "unconfirmed"]);
    const path = await confirmationPath(server, person.email);
    for (const method of ["GET", "GET"] as const) {
      const page = await server.request(path, { method });
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(page.text).toContain('<form method="post">');
      expect(page.text).toContain(person.email);
    }
    expect(await isConfirmed(person)).toBe(false);
    const done = await server.request(path, { method: "POST" });
    expect([done.status, done.text.includes("Your email is confirmed")]).toEqual([200, true]);
    expect(await isConfirmed(person)).toBe(true);
    expect(await standing(person)).not.toBe("unconfirmed");
    expect([await openLink(path), (await server.request(path)).status]).toEqual([404, 404]);
  });

  test("speaks the account's language", async () => {
    const headers = { "accept-language": "es", "content-type": "application/json" };
    const email = "habla@people.example";
    const name = { firstName: "Ana", lastName: "Rojas" };
    const body = { email, password, ...name, userType: "educator" };
    await server.request("accounts/sign_up", { method: "POST", headers, body });
    const page = await server.request(await confirmationPath(server, email));
    expect(page.text).toContain('lang="es"');
    expect(page.text).toContain("¿Es este tu correo electrónico?");
  });

  test("ends after seven days", async () => {
    const person = await newcomer();
    const path = await confirmationPath(server, person.email);
    const tokens = await tokensOf(person);
    const lifeDays = (tokens[0]!.expiresAt.getTime() - tokens[0]!.createdAt.getTime()) / 86_400_000;
    expect(Math.round(lifeDays)).toBe(7);
    const past = { expiresAt: new Date(Date.now() - 1000) };
    await server.db
      .updateTable("accountTokens")
      .set(past)
      .where("accountId", "=", person.accountId)
      .execute();
    expect(await openLink(path)).toBe(404);
    expect(await isConfirmed(person)).toBe(false);
  });

  test("is sent again five times an hour and ten times a day; earlier ones end", async () => {
    const person = await newcomer();
    const first = await confirmationPath(server, person.email);
    const tries: number[] = [];
    for (let n = 0; n < 5; n++) tries.push(await resend(person));
    expect(tries).toEqual([204, 204, 204, 204, 429]);
    for (const hours of [2, 4]) {
      await age(person, hours);
      for (let n = 0; n < 5; n++) tries.push(await resend(person));
    }
    expect(tries.filter((status) => status === 204)).toHaveLength(9);
    expect(await openLink(first)).toBe(404);
    await confirmEmail(server, person.email);
    expect(await resend(person)).toBe(409);
  });

  test("emits email_verified once, and is written down", async () => {
    const person = await newcomer();
    await confirmEmail(server, person.email);
    const rows = await server.db
      .selectFrom("auditLogs")
      .select("action")
      .where("entityId", "=", person.accountId)
      .where("action", "=", "confirm_email")
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("of an address that was changed meanwhile proves nothing", async () => {
    const person = await newcomer();
    const first = await confirmationPath(server, person.email);
    const address = `new-${person.email}`;
    await put(person, { email: address, currentPassword: password });
    expect(await openLink(first)).toBe(404);
    await confirmEmail(server, address);
    const { attributes } = (await person.request("account")).json().data;
    expect([attributes.email, attributes.emailVerifiedAt !== null]).toEqual([address, true]);
  });
});

test("choosing a password by a mailed link proves the address too", async () => {
  const person = await newcomer();
  await requestReset(person.email);
  const [token] = await resetTokensTo(person.email);
  expect(await useReset(token!)).toBe(200);
  const row = await server.db
    .selectFrom("accounts")
    .select("emailVerifiedAt")
    .where("id", "=", person.accountId)
    .executeTakeFirstOrThrow();
  expect(row.emailVerifiedAt).not.toBeNull();
});

describe("open links", () => {
  test("end with a new password, by a link or in the settings", async () => {
    const person = await server.person("educator");
    await requestReset(person.email);
    await requestReset(person.email);
    const [older, newer] = await resetTokensTo(person.email);
    expect(await useReset(newer!)).toBe(200);
    expect(await useReset(older!)).toBe(422);
    const other = await server.person("educator");
    await requestReset(other.email);
    await put(other, { password: "red-paper-kites-fly", currentPassword: password });
    expect(await useReset((await resetTokensTo(other.email))[0]!)).toBe(422);
  });

  test("end with a new address", async () => {
    const person = await server.person("educator");
    await requestReset(person.email);
    const address = `moved-${person.email}`;
    await put(person, { email: address, currentPassword: password });
    await confirmEmail(server, address);
    expect(await useReset((await resetTokensTo(person.email))[0]!)).toBe(422);
  });

  test("of one purpose end alone where only that one is named", async () => {
    const person = await newcomer();
    await requestReset(person.email);
    const context = { now: () => new Date() };
    await server.db
      .transaction()
      .execute((db) => endOpenTokens({ ...context, db }, person.accountId, "confirm_email"));
    expect(await useReset((await resetTokensTo(person.email))[0]!)).toBe(200);
  });
});

const tokensOf = ({ accountId }: Person) =>
  server.db.selectFrom("accountTokens").selectAll().where("accountId", "=", accountId).execute();

/** As if the links so far had been sent that long ago. */
async function age({ accountId }: Person, hours: number): Promise<void> {
  await server.db
    .updateTable("accountTokens")
    .set((eb) => ({ createdAt: sql<Date>`${eb.ref("createdAt")} - make_interval(hours => ${hours})` }))
    .where("accountId", "=", accountId)
    .execute();
}

const requestReset = (email: string) =>
  server.request("account/reset_password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email },
  });

/** The oldest first. */
const resetTokensTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ text }) => /reset_password\?token=([\w-]+)/.exec(text)?.[1] ?? []);

async function useReset(resetPasswordToken: string): Promise<number> {
  const body = { resetPasswordToken, password: "green-paper-kites-fly" };
  const headers = { "content-type": "application/json" };
  return (await server.request("account/reset_password", { method: "POST", headers, body })).status;
}

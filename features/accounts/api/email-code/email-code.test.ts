/** Signing in and up by a mailed code: what it opens, what it refuses, and that it tells nobody who has an account. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOf, password } from "../accounts.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let calls: ReturnType<typeof accountsOf>;
const limits = { SIGN_IN_PER_MINUTE_PER_ADDRESS: "1000", SIGN_IN_PER_MINUTE_PER_EMAIL: "100" };
beforeAll(async () => {
  server = await testServer(limits);
  calls = accountsOf(server);
});
afterAll(async () => server.close());

const post = (path: string, body: object) => server.request(path, { method: "POST", body });
const request = (email: string) => post("accounts/email_code", { email });
const enter = (email: string, code: string) => post("accounts/email_code/sign_in", { email, code });
const newAddress = () => `code-${Math.random().toString(36).slice(2)}@people.example`;

async function mailedCode(email: string): Promise<string> {
  expect((await request(email)).status).toBe(200);
  const mails = await calls.mailsTo(email);
  return /\b\d{6}\b/.exec(mails.findLast(({ name }) => name === "accounts.sign-in-code")!.text)![0];
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const account = (email: string) =>
  server.db
    .selectFrom("accounts")
    .select(["id", "emailVerifiedAt", "passwordHash"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
const changeAccount = (email: string, change: { lockedAt?: Date; emailVerifiedAt?: Date }) =>
  server.db.updateTable("accounts").set(change).where("email", "=", email).execute();

test("an account is signed in by the newest code, once", async () => {
  const { email } = await server.person("educator");
  const old = await mailedCode(email);
  const code = await mailedCode(email);
  if (old !== code) expect((await enter(email, old)).status).toBe(422);
  const answer = await enter(` ${email.toUpperCase()}`, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers["access-token"]).toBeDefined();
  expect(answer.json().data.attributes.email).toBe(email);
  expect((await enter(email, code)).status).toBe(422);
});

test("of two simultaneous tries with one code, one succeeds", async () => {
  const { email } = await server.person("employer");
  const code = await mailedCode(email);
  const answers = await Promise.all([enter(email, code), enter(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("five wrong tries end a code, and a code of ten minutes ago is over", async () => {
  const { email } = await server.person("educator");
  const code = await mailedCode(email);
  for (let n = 0; n < 5; n++) expect((await enter(email, wrong(code))).status).toBe(422);
  expect((await enter(email, code)).status).toBe(422);
  const late = await mailedCode(email);
  const expiresAt = new Date(Date.now() - 1);
  await server.db.updateTable("emailCodes").set({ expiresAt }).where("email", "=", email).execute();
  expect((await enter(email, late)).status).toBe(422);
});

test("asking is the same with and without an account, limits included", async () => {
  const { email } = await server.person("educator");
  const unknown = newAddress();
  for (let n = 0; n < 6; n++) {
    const [first, second] = [await request(email), await request(unknown)];
    expect([first.status, first.text]).toEqual([second.status, second.text]);
    expect(first.status).toBe(n < 5 ? 200 : 429);
  }
  const other = newAddress();
  await request(other);
  const [known, none] = [await enter(email, "12"), await enter(other, "12")];
  expect([known.status, known.text]).toEqual([none.status, none.text]);
});

test("codes are stored hashed, each for its own address", async () => {
  const [one, two] = [newAddress(), newAddress()];
  const code = await mailedCode(one);
  await request(two);
  const rows = await server.db.selectFrom("emailCodes").selectAll().where("email", "=", one).execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await enter(two, code)).status).toBe(422);
});

test("a new address signs up with its proof and is confirmed at once, without another mail", async () => {
  const email = newAddress();
  const { emailProof } = (await enter(email, await mailedCode(email))).json().data;
  const form = { password, firstName: "Noa", lastName: "Lind", userType: "educator", zipCode: "78701" };
  const stranger = newAddress();
  const foreign = await post("accounts/sign_up", { ...form, email: stranger, emailProof });
  expect(foreign.status).toBe(200);
  expect((await account(stranger)).emailVerifiedAt).toBeNull();
  expect((await post("accounts/sign_up", { ...form, email, emailProof })).status).toBe(200);
  expect((await account(email)).emailVerifiedAt).not.toBeNull();
  expect(await calls.namesOf(email)).not.toContain("accounts.confirm-email");
  expect((await post("accounts/sign_up", { ...form, email, emailProof })).status).toBe(422);
});

test("whoever proves an address first does not share the account with whoever made it", async () => {
  const maker = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ emailVerifiedAt: null })
    .where("email", "=", maker.email)
    .execute();
  expect((await enter(maker.email, await mailedCode(maker.email))).status).toBe(200);
  expect((await account(maker.email)).emailVerifiedAt).not.toBeNull();
  expect((await maker.request("account")).status).toBe(401);
  expect((await calls.signIn(maker.email)).answer.status).toBe(422);
  expect(await calls.namesOf(maker.email)).toContain("accounts.password-ended");
});

test("a confirmed account keeps its password and its other sessions", async () => {
  const { email, request: call } = await server.person("educator");
  await changeAccount(email, { emailVerifiedAt: new Date() });
  expect((await enter(email, await mailedCode(email))).status).toBe(200);
  expect((await call("account")).status).toBe(200);
});

test("a locked account is refused, and an operator still needs the second factor", async () => {
  const { email } = await server.person("educator");
  await changeAccount(email, { lockedAt: new Date() });
  const answer = await enter(email, await mailedCode(email));
  expect([answer.status, answer.json().code]).toEqual([403, "account_locked"]);

  const strict = await testServer({ ...limits, OPERATOR_SECOND_FACTOR: "required" });
  const staff = {
    email: newAddress(),
    passwordHash: "none",
    userType: "operator" as const,
    operatorRole: "all",
  };
  const names = { firstName: "Sam", lastName: "Stone", emailVerifiedAt: new Date() };
  await strict.db
    .insertInto("accounts")
    .values({ ...staff, ...names })
    .execute();
  await strict.request("accounts/email_code", { method: "POST", body: { email: staff.email } });
  const mails = await accountsOf(strict).mailsTo(staff.email);
  const code = /\b\d{6}\b/.exec(mails.at(-1)!.text)![0];
  const body = { email: staff.email, code };
  const entered = await strict.request("accounts/email_code/sign_in", { method: "POST", body });
  expect(entered.status).toBe(200);
  const authorization = `Bearer ${String(entered.headers["access-token"])}`;
  expect((await strict.request("employers", { headers: { authorization } })).status).toBe(403);
  await strict.close();
});

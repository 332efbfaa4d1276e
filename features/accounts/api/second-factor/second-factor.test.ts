import { testServer } from "#app/testing/test-server.ts";
import { hashPassword } from "../passwords/password.ts";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accountsOf, type TestCaller, put } from "../accounts.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let signIn: ReturnType<typeof accountsOf>["signIn"];
const secret = "seven-quiet-llamas";
let count = 0;

beforeAll(async () => {
  server = await testServer({ OPERATOR_SECOND_FACTOR: "required" });
  signIn = accountsOf(server).signIn;
});
afterAll(async () => server.close());

/** A code is valid for half a minute and once: each test uses its own hours. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  return () => vi.useRealTimers();
});
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

async function createOperator(more: { mustChangePassword?: boolean } = {}) {
  const email = `staff-${++count}@people.example`;
  const passwordHash = await hashPassword(secret);
  const name = { firstName: "Sam", lastName: "Stone", emailVerifiedAt: new Date() };
  const { id } = await server.db
    .insertInto("accounts")
    .values({ email, passwordHash, userType: "operator", operatorRole: "all", ...name, ...more })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, email };
}

const post = (who: TestCaller, path: string, body: object = {}) =>
  who.request(path, { method: "POST", body });
const standing = async (who: TestCaller) => (await who.request("account")).json().meta.standing;

async function enrol(who: TestCaller) {
  const { data } = (await post(who, "account/second_factor")).json();
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
  const done = await post(who, "account/second_factor/confirm", { code: totp.generate() });
  return { totp, uri: data.uri as string, done, codes: done.json().data?.recoveryCodes as string[] };
}

describe("an operator", () => {
  test("can do nothing before an app is enrolled, and everything after", async () => {
    const { email } = await createOperator();
    const operator = await signIn(email, secret);
    expect(operator.answer.status).toBe(200);
    expect(await standing(operator)).toBe("second_factor");
    for (const path of ["accounts", "audit_logs", "account/sessions"]) {
      const rejected = await operator.request(path);
      expect([rejected.status, rejected.json().errors[0].code]).toEqual([403, "second_factor_required"]);
    }
    const changed = await put(operator, { password: "green-paper-kites", currentPassword: secret });
    expect(changed.status).toBe(403);
    const { uri, done, codes } = await enrol(operator);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(done.status).toBe(200);
    expect(codes).toHaveLength(10);
    // 16 signs out of 32 each.
    for (const one of codes) expect(one).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(new Set(codes).size).toBe(10);
    expect(await standing(operator)).toBe("good");
    expect((await operator.request("accounts")).status).toBe(200);
    expect((await operator.request("account")).json().meta.secondFactor).toEqual({
      isEnrolled: true,
      recoveryCodesLeft: 10,
    });
  });

  test("shows a code for each session; no code is taken twice, none that is old", async () => {
    const { email } = await createOperator();
    const { totp } = await enrol(await signIn(email, secret));
    const replayed = totp.generate();
    const again = await signIn(email, secret);
    expect(await standing(again)).toBe("second_factor");
    expect((await post(again, "account/second_factor/verify", { code: replayed })).status).toBe(422);
    wait(60);
    const fresh = totp.generate();
    const both = await Promise.all([
      post(again, "account/second_factor/verify", { code: fresh }),
      post(await signIn(email, secret), "account/second_factor/verify", { code: fresh }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    wait(300);
    const later = await signIn(email, secret);
    expect((await post(later, "account/second_factor/verify", { code: fresh })).status).toBe(422);
  });

  test("has five tries in a quarter of an hour", async () => {
    const { email } = await createOperator();
    const { totp } = await enrol(await signIn(email, secret));
    wait(90);
    const operator = await signIn(email, secret);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await post(operator, "account/second_factor/verify", { code: "000000" })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await post(operator, "account/second_factor/verify", { code: totp.generate() })).status).toBe(
      429,
    );
  });

  test("gets in by a recovery code, once; a new set ends the old one", async () => {
    const { email } = await createOperator();
    const { totp, codes } = await enrol(await signIn(email, secret));
    const typed = codes[0]!.toLowerCase().replaceAll("-", " ");
    const operator = await signIn(email, secret);
    expect((await post(operator, "account/second_factor/verify", { code: typed })).status).toBe(200);
    expect((await operator.request("account")).json().meta.secondFactor.recoveryCodesLeft).toBe(9);
    const second = await signIn(email, secret);
    expect((await post(second, "account/second_factor/verify", { code: codes[0] })).status).toBe(422);
    wait(90);
    const renewed = await post(operator, "account/second_factor/recovery_codes", { code: totp.generate() });
    expect(renewed.json().data.recoveryCodes).toHaveLength(10);
    expect((await post(second, "account/second_factor/verify", { code: codes[1] })).status).toBe(422);
  });

  test("is reset by another operator, never by themselves, and is asked anew", async () => {
    const [first, second] = [await createOperator(), await createOperator()];
    const one = await signIn(first.email, secret);
    const other = await signIn(second.email, secret);
    await enrol(one);
    await enrol(other);
    // On the lost phone: whoever has it must not log in and enrol an app of their own.
    const lost = { accountId: second.id, credentialId: second.id, publicKey: Buffer.from("key") };
    await server.db
      .insertInto("passkeys")
      .values({ ...lost, domain: "localhost", name: "Lost phone" })
      .execute();
    const reset = (who: TestCaller, id: string) =>
      post(who, `accounts/${id}/second_factor/reset`, { reason: "Lost the phone" });
    expect((await reset(one, first.id)).status).toBe(403);
    expect((await reset(one, second.id)).status).toBe(204);
    expect((await other.request("account")).status).toBe(401);
    const passkeys = server.db.selectFrom("passkeys").select("name").where("accountId", "=", second.id);
    expect(await passkeys.execute()).toEqual([]);
    const back = await signIn(second.email, secret);
    expect(await standing(back)).toBe("second_factor");
    expect((await enrol(back)).done.status).toBe(200);
  });

  test("keeps the secret from whoever reads the database", async () => {
    const { id, email } = await createOperator();
    const operator = await signIn(email, secret);
    const { totp, codes } = await enrol(operator);
    const rows = await server.db
      .selectFrom("secondFactors")
      .selectAll()
      .where("accountId", "=", id)
      .execute();
    const hashes = await server.db
      .selectFrom("recoveryCodes")
      .selectAll()
      .where("accountId", "=", id)
      .execute();
    const stored = Buffer.concat([rows[0]!.secret, ...hashes.map(({ codeHash }) => codeHash)]).toString(
      "latin1",
    );
    for (const text of [totp.secret.base32, ...codes]) expect(stored).not.toContain(text);
  });
});

test("a new password by a mailed link leaves the second factor to be shown", async () => {
  const { email } = await createOperator();
  await enrol(await signIn(email, secret));
  const headers = { "content-type": "application/json" };
  const reset = (body: object) => server.request("account/reset_password", { method: "POST", headers, body });
  await reset({ email });
  const [mail] = await accountsOf(server).mailsTo(email);
  const resetPasswordToken = decodeURIComponent(/token=([^\s"&]+)/.exec(mail!.text)![1]!);
  const password = "green-paper-kites-fly";
  const done = await reset({ resetPasswordToken, password, passwordConfirmation: password });
  expect(done.status).toBe(200);
  const authorization = `Bearer ${String(done.headers["access-token"])}`;
  const operator = { request: (path: string) => server.request(path, { headers: { authorization } }) };
  expect(await standing(operator)).toBe("second_factor");
  expect((await operator.request("accounts")).status).toBe(403);
});

test("who must change the password can do just that, after the code", async () => {
  const { email } = await createOperator({ mustChangePassword: true });
  const operator = await signIn(email, secret);
  expect(await standing(operator)).toBe("second_factor");
  await enrol(operator);
  expect(await standing(operator)).toBe("password_change");
  const rejected = await operator.request("accounts");
  expect([rejected.status, rejected.json().errors[0].code]).toEqual([403, "password_change_required"]);
  expect((await put(operator, { firstName: "Kim" })).status).toBe(403);
  const password = "green-paper-kites-fly";
  expect((await put(operator, { password, currentPassword: secret, firstName: "Kim" })).status).toBe(403);
  expect((await post(operator, "cable_tickets")).status).toBe(403);
  expect((await put(operator, { password, currentPassword: secret })).status).toBe(200);
  expect(await standing(operator)).toBe("good");
  expect((await operator.request("accounts")).status).toBe(200);
});

test("where it is optional nobody is asked who has none, and who has one always", async () => {
  const optional = await testServer({ OPERATOR_SECOND_FACTOR: "optional" });
  try {
    const passwordHash = await hashPassword(secret);
    const person = {
      email: "calm@people.example",
      passwordHash,
      userType: "operator" as const,
      operatorRole: "all",
    };
    await optional.db.insertInto("accounts").values(person).execute();
    const accounts = accountsOf(optional);
    const operator = await accounts.signIn(person.email, secret);
    expect(await standing(operator)).toBe("good");
    await enrol(operator);
    expect(await standing(await accounts.signIn(person.email, secret))).toBe("second_factor");
  } finally {
    await optional.close();
  }
});

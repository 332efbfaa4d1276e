/** Passkeys: adding, logging in, renaming and removing, and everything that is refused. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOf, password, type TestCaller } from "../accounts.fixtures.ts";
import { softwareAuthenticator } from "./passkeys.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let calls: ReturnType<typeof accountsOf>;
let origin: string;
beforeAll(async () => {
  server = await testServer({ SIGN_IN_PER_MINUTE_PER_ADDRESS: "1000" });
  calls = accountsOf(server);
  origin = server.config.publicUrl;
});
afterAll(async () => server.close());

const post = (who: TestCaller, path: string, body: object = {}) =>
  who.request(path, { method: "POST", body });
const startAdding = (who: TestCaller, body: object = {}) => post(who, "account/passkeys/options", body);

async function addPasskey(who: TestCaller) {
  const authenticator = softwareAuthenticator(origin);
  const { data } = (await startAdding(who)).json();
  const credential = authenticator.create(data);
  const added = await post(who, "account/passkeys/register", { credential, name: "Firefox on Windows" });
  expect([added.status, added.text]).toEqual([201, expect.any(String)]);
  return { authenticator, options: data, id: added.json().data.id as string };
}
const challenge = async () => (await post(server, "accounts/passkey/options")).json().data;
const enter = (credential: object) => post(server, "accounts/passkey/sign_in", { credential });
const age = (email: string) =>
  server.db
    .updateTable("sessions")
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .where("accountId", "in", (eb) => eb.selectFrom("accounts").select("id").where("email", "=", email))
    .execute();

test("a passkey logs in its owner, and each signature once", async () => {
  const teacher = await server.person("educator");
  const { authenticator, options } = await addPasskey(teacher);
  expect(options.rp.id).toBe(new URL(origin).hostname);
  const signed = authenticator.sign(await challenge());
  const answer = await enter(signed);
  expect(answer.status).toBe(200);
  expect(answer.headers["access-token"]).toBeDefined();
  expect(answer.json().data.attributes.email).toBe(teacher.email);
  const again = await enter(signed);
  expect([again.status, again.json().code]).toEqual([422, "passkey_refused"]);
  const [listed] = (await teacher.request("account/passkeys")).json().data;
  expect(listed.attributes).toMatchObject({
    name: "Firefox on Windows",
    lastUsedAt: expect.any(String),
  });
  expect(JSON.stringify(listed)).not.toContain(authenticator.id);
  expect(await calls.namesOf(teacher.email)).toContain("accounts.passkey-added");
});

test("what was not asked for here and now is refused", async () => {
  const teacher = await server.person("educator");
  const { authenticator } = await addPasskey(teacher);
  const late = await challenge();
  await server.db
    .updateTable("passkeyChallenges")
    .set({ expiresAt: new Date(0) })
    .execute();
  const stranger = softwareAuthenticator(origin);
  const adding = (await startAdding(teacher)).json().data;
  const refusals = {
    "a stranger's passkey": stranger.sign(await challenge()),
    "a challenge of its own": authenticator.sign({ challenge: "bm90LWFza2Vk" }),
    "another site": authenticator.sign(await challenge(), { from: "https://evil.example" }),
    "nobody verified": authenticator.sign(await challenge(), { isVerified: false }),
    "too late": authenticator.sign(late),
    "a challenge for adding": authenticator.sign(adding),
  };
  for (const [name, credential] of Object.entries(refusals))
    expect([name, (await enter(credential)).status]).toEqual([name, 422]);
  expect((await enter(authenticator.sign(await challenge()))).status).toBe(200);
});

test("a copied authenticator is noticed by its counter", async () => {
  const { authenticator } = await addPasskey(await server.person("educator"));
  expect((await enter(authenticator.sign(await challenge(), { counter: 7 }))).status).toBe(200);
  expect((await enter(authenticator.sign(await challenge(), { counter: 7 }))).status).toBe(422);
  expect((await enter(authenticator.sign(await challenge(), { counter: 8 }))).status).toBe(200);
});

test("a new passkey is made for one account, at this domain, from this account's own challenge", async () => {
  const [one, other] = [await server.person("educator"), await server.person("employer")];
  const authenticator = softwareAuthenticator(origin);
  const name = "Phone";
  const add = (who: TestCaller, credential: object) =>
    post(who, "account/passkeys/register", { credential, name });
  const options = async () => (await startAdding(one)).json().data;
  expect((await add(other, authenticator.create(await options()))).status).toBe(422);
  expect((await add(one, authenticator.create(await challenge()))).status).toBe(422);
  expect((await add(one, authenticator.create(await options(), { isVerified: false }))).status).toBe(422);
  const from = "https://evil.example";
  expect((await add(one, authenticator.create(await options(), { from }))).status).toBe(422);
  expect((await add(one, authenticator.create(await options()))).status).toBe(201);
  const theirs = (await startAdding(other)).json().data;
  expect((await add(other, authenticator.create(theirs))).status).toBe(422);
});

test("an older session needs the password to add one", async () => {
  const teacher = await server.person("educator");
  await age(teacher.email);
  const refused = await startAdding(teacher);
  expect([refused.status, refused.json().errors[0].code]).toEqual([422, "password_required"]);
  expect((await startAdding(teacher, { password: "wrong" })).json().errors[0].code).toBe("wrong_password");
  expect((await startAdding(teacher, { password })).status).toBe(200);
});

test("twenty are enough", async () => {
  const teacher = await server.person("educator");
  const { data } = (await teacher.request("account")).json();
  const row = (n: number) => ({
    ...{ accountId: data.id, credentialId: `${data.id}-${n}`, publicKey: Buffer.from("key") },
    ...{ domain: "old.example", name: `Phone ${n}` },
  });
  await server.db
    .insertInto("passkeys")
    .values(Array.from({ length: 20 }, (_, n) => row(n)))
    .execute();
  const refused = await startAdding(teacher);
  expect([refused.status, refused.json().errors[0].code]).toEqual([409, "too_many_passkeys"]);
});

test("only its owner sees, renames and removes it; a removed one logs in nobody", async () => {
  const teacher = await server.person("educator");
  const { id, authenticator } = await addPasskey(teacher);
  const accountId = (await teacher.request("account")).json().data.id;
  const acting = await calls.acting(accountId);
  const rename = (who: TestCaller) => {
    const body = { data: { type: "passkeys", id, attributes: { name: "My phone" } } };
    return who.request(`account/passkeys/${id}`, { method: "PATCH", body });
  };
  for (const stranger of [await server.person("educator"), await server.person("employer"), acting]) {
    expect((await stranger.request("account/passkeys")).json().data).toEqual([]);
    expect((await rename(stranger)).status).toBe(404);
    expect((await stranger.request(`account/passkeys/${id}`, { method: "DELETE" })).status).toBe(404);
  }
  expect((await startAdding(acting)).status).toBe(403);
  expect((await rename(teacher)).json().data.attributes.name).toBe("My phone");
  expect((await teacher.request(`account/passkeys/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await enter(authenticator.sign(await challenge()))).status).toBe(422);
  expect(await calls.namesOf(teacher.email)).toContain("accounts.passkey-removed");
});

test("a locked account stays locked", async () => {
  const teacher = await server.person("educator");
  const { authenticator } = await addPasskey(teacher);
  await server.db
    .updateTable("accounts")
    .set({ lockedAt: new Date() })
    .where("email", "=", teacher.email)
    .execute();
  const answer = await enter(authenticator.sign(await challenge()));
  expect([answer.status, answer.json().code]).toEqual([403, "account_locked"]);
});

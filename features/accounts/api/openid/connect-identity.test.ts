/** Google and Apple in the settings: connecting, listing and removing, and living without a password. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { password, put, remove, type TestCaller } from "../accounts.fixtures.ts";
import { startOpenId } from "./openid.fixtures.ts";
import type { IssuerPerson } from "./openid-issuer.fixtures.ts";

let world: Awaited<ReturnType<typeof startOpenId>>;
beforeAll(async () => {
  world = await startOpenId();
});
afterAll(() => world.close());

const path = "account/sign_in_identities";
type Tab = ReturnType<typeof world.browser>;

/** From the settings there and back; gives the answer of the connection. */
async function connect(who: TestCaller, person: IssuerPerson, tab: Tab = world.browser()) {
  const started = await tab.post(`${path}/start`, { provider: "google" }, who);
  if (started.status !== 200) return started;
  const page = await tab.comeBack("google", world.issuer.consent(started.json().url, person));
  return tab.post(`${path}/connect`, { code: tab.fragmentOf(page).connect }, who);
}
const list = async (who: TestCaller) => (await who.request(path)).json().data;
const codeOf = (answer: { json: () => { errors: { code: string }[] } }) => answer.json().errors[0]!.code;
const age = (accountId: string) =>
  world.server.db
    .updateTable("sessions")
    .set({ createdAt: new Date(Date.now() - 3_600_000) })
    .where("accountId", "=", accountId)
    .execute();

/** Somebody who signed up by Google and has no password. */
async function newcomer() {
  const person = world.newPerson();
  const { identityProof } = (await world.browser().logIn("google", person)).json().data;
  const body = { email: person.email, identityProof, userType: "educator", zipCode: "78701" };
  const answer = await world.server.request("accounts/sign_up", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { ...body, firstName: "Noa", lastName: "Lind" },
  });
  const headers = { authorization: `Bearer ${String(answer.headers["access-token"])}` };
  const request: TestCaller["request"] = (to, options = {}) =>
    world.server.request(to, { ...options, headers: { ...headers, ...options.headers } });
  return { person, request, accountId: answer.json().data.id as string };
}

test("an owner connects one of another address, is told, logs in with it, and removes it", async () => {
  const teacher = await world.server.person("educator");
  const person = world.newPerson({ email: "quite-another@gmail.com" });
  expect((await connect(teacher, person)).status).toBe(201);
  const answer = await world.browser().logIn("google", person);
  expect(answer.json().data.attributes.email).toBe(teacher.email);
  const [identity] = await list(teacher);
  expect(identity.attributes).toMatchObject({ provider: "google", email: person.email });
  expect(JSON.stringify(identity)).not.toContain(person.sub);
  expect((await teacher.request(`${path}/${identity.id}`, { method: "DELETE" })).status).toBe(204);
  expect((await world.browser().logIn("google", person)).json().data.next).toBe("sign_up");
  expect(await world.calls.namesOf(teacher.email)).toEqual([
    "accounts.sign-in-identity-added",
    "accounts.sign-in-identity-removed",
  ]);
  const audited = await world.server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entityId", "=", teacher.accountId)
    .where("action", "like", "sign_in_identity%")
    .orderBy("id")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(["sign_in_identity.add", "sign_in_identity.remove"]);
});

test("one person at a provider logs in one account, and an account has one of them", async () => {
  const [one, other] = [await world.server.person("educator"), await world.server.person("employer")];
  const person = world.newPerson();
  expect((await connect(one, person)).status).toBe(201);
  expect((await connect(one, person)).status).toBe(201);
  expect(codeOf(await connect(other, person))).toBe("identity_taken");
  expect(codeOf(await connect(one, world.newPerson()))).toBe("provider_connected");
  expect(await list(one)).toHaveLength(1);
  expect(await list(other)).toEqual([]);
});

test("an older session needs the password, and an unconfirmed address its link", async () => {
  const teacher = await world.server.person("educator");
  await age(teacher.accountId);
  const start = (body: object) =>
    world.browser().post(`${path}/start`, { provider: "google", ...body }, teacher);
  expect(codeOf(await start({}))).toBe("password_required");
  expect(codeOf(await start({ password: "wrong" }))).toBe("wrong_password");
  expect((await start({ password })).status).toBe(200);
  const unconfirmed = await world.server.person("educator", { unconfirmed: true });
  expect(codeOf(await connect(unconfirmed, world.newPerson()))).toBe("email_unconfirmed");
});

test("what one session began is nothing for another, nor for a log-in, nor the other way round", async () => {
  const [teacher, stranger] = [await world.server.person("educator"), await world.server.person("educator")];
  const tab = world.browser();
  const begin = async () => {
    const { url } = (await tab.post(`${path}/start`, { provider: "google" }, teacher)).json();
    const page = await tab.comeBack("google", world.issuer.consent(url, world.newPerson()));
    return tab.fragmentOf(page).connect!;
  };
  const code = await begin();
  const again = await world.calls.signIn(teacher.email);
  expect((await tab.post(`${path}/connect`, { code }, stranger)).status).toBe(422);
  expect((await tab.post(`${path}/connect`, { code }, again)).status).toBe(422);
  expect((await tab.exchange(code)).status).toBe(422);
  expect((await tab.post(`${path}/connect`, { code })).status).toBe(401);
  expect((await tab.post(`${path}/connect`, { code }, teacher)).status).toBe(201);
  const { code: forLogIn } = await tab.travel("google", { person: world.newPerson() });
  expect((await tab.post(`${path}/connect`, { code: forLogIn }, teacher)).status).toBe(422);
});

test("nobody else sees or removes it, and who acts for somebody connects nothing", async () => {
  const teacher = await world.server.person("educator");
  await connect(teacher, world.newPerson());
  const [{ id }] = await list(teacher);
  const acting = await world.calls.acting(teacher.accountId);
  for (const stranger of [await world.server.person("educator"), acting]) {
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(404);
  }
  expect((await connect(acting, world.newPerson())).status).toBe(403);
});

test("without a password the last way in stays, until there is a password", async () => {
  const { person, request, accountId } = await newcomer();
  expect((await request("account")).json().meta.hasPassword).toBe(false);
  const [{ id }] = await list({ request });
  const removed = () => request(`${path}/${id}`, { method: "DELETE" });
  expect(codeOf((await removed()) as never)).toBe("last_way_in");
  expect((await put({ request }, { password })).status).toBe(200);
  expect((await request("account")).json().meta.hasPassword).toBe(true);
  expect((await removed()).status).toBe(204);
  expect((await world.calls.signIn(person.email!)).answer.status).toBe(200);
  await age(accountId);
  expect((await put({ request }, { password: "green-paper-kites" })).status).toBe(422);
});

test("without a password a fresh log-in is asked for what others give their password for", async () => {
  const { request, accountId } = await newcomer();
  await age(accountId);
  expect(codeOf((await put({ request }, { password })) as never)).toBe("login_required");
  expect(codeOf((await put({ request }, { email: "new@people.example" })) as never)).toBe("login_required");
  expect(codeOf((await remove({ request }, undefined)) as never)).toBe("login_required");
  const startPasskey = await request("account/passkeys/options", { method: "POST", body: {} });
  expect(codeOf(startPasskey as never)).toBe("login_required");
  const fresh = await newcomer();
  expect((await remove(fresh, undefined)).status).toBe(202);
});

test("a new password by mail ends what was left in an account that was never confirmed", async () => {
  const maker = await world.server.person("educator", { unconfirmed: true });
  const { email, accountId } = maker;
  await world.server.db
    .insertInto("signInIdentities")
    .values({ accountId, provider: "google", issuer: "left", subject: "left" })
    .execute();
  const headers = { "content-type": "application/json" };
  const post = (body: object) =>
    world.server.request("account/reset_password", { method: "POST", headers, body });
  await post({ email });
  const mail = (await world.calls.mailsTo(email)).findLast(({ name }) => name === "accounts.reset-password")!;
  const [, resetPasswordToken] = /token=([\w-]+)/.exec(mail.text)!;
  const confirmation = { password: "green-paper-kites", passwordConfirmation: "green-paper-kites" };
  expect((await post({ resetPasswordToken, ...confirmation })).status).toBe(200);
  expect(await world.identities(email)).toEqual([]);
});

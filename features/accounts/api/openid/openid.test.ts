/** Logging in by way of Google and Apple: who gets in, and who is asked for more. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "../accounts.fixtures.ts";
import { startOpenId } from "./openid.fixtures.ts";

let world: Awaited<ReturnType<typeof startOpenId>>;
beforeAll(async () => {
  world = await startOpenId();
});
afterAll(() => world.close());

/** An account with a confirmed address, and its owner at Google. */
async function member(userType: "educator" | "employer" = "educator") {
  const account = await world.server.person(userType);
  return { account, person: world.newPerson({ email: account.email, hd: "people.example" }) };
}
const form = { firstName: "Noa", lastName: "Lind", userType: "educator", zipCode: "78701" };
const signUp = (body: object) =>
  world.server.request("accounts/sign_up", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { ...form, ...body },
  });
const codesTo = async (email: string) =>
  (await world.calls.mailsTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);

describe("somebody with an account", () => {
  test.each(["google", "apple"] as const)(
    "is linked by a proven address, once, and told: %s",
    async (from) => {
      const { account, person } = await member();
      const first = await world.browser().logIn(from, person);
      expect(first.status).toBe(200);
      expect(first.headers["access-token"]).toBeDefined();
      expect(first.json().data.attributes.email).toBe(account.email);
      const again = await world.browser().logIn(from, { ...person, email: "moved@elsewhere.example" });
      expect(again.json().data.attributes.email).toBe(account.email);
      expect(await world.identities(account.email)).toMatchObject([{ provider: from, subject: person.sub }]);
      const added = (await world.calls.namesOf(account.email)).filter((name) =>
        name.endsWith("identity-added"),
      );
      expect(added).toHaveLength(1);
    },
  );

  test("has both providers, of one address", async () => {
    const { account, person } = await member("employer");
    await world.browser().logIn("google", person);
    await world.browser().logIn("apple", person);
    expect((await world.identities(account.email)).map(({ provider }) => provider)).toEqual([
      "apple",
      "google",
    ]);
  });

  test("whose address was never confirmed here shows by a code that it is theirs", async () => {
    const maker = await world.server.person("educator", { unconfirmed: true });
    const tab = world.browser();
    const answer = await tab.logIn("google", world.newPerson({ email: maker.email, hd: "people.example" }));
    expect(answer.headers["access-token"]).toBeUndefined();
    const { next, identityProof, emailProof } = answer.json().data;
    expect([next, emailProof]).toEqual(["code", undefined]);
    expect(await world.identities(maker.email)).toEqual([]);
    // What the maker of the account left behind ends with the code; then the owner's own way in is connected.
    const { data } = (await maker.request("account")).json();
    const passkey = { credentialId: `left-${data.id}`, publicKey: Buffer.from("key"), name: "Phone" };
    await world.server.db
      .insertInto("passkeys")
      .values({ ...passkey, accountId: data.id, domain: "localhost" })
      .execute();
    await tab.post("accounts/email_code", { email: maker.email });
    const code = (await codesTo(maker.email)).at(-1)!;
    const entered = await tab.post("accounts/email_code/sign_in", { email: maker.email, code });
    expect(entered.status).toBe(200);
    expect((await maker.request("account")).status).toBe(401);
    const left = await world.server.db
      .selectFrom("passkeys")
      .select("id")
      .where("accountId", "=", data.id)
      .execute();
    expect(left).toEqual([]);
    const headers = { authorization: `Bearer ${String(entered.headers["access-token"])}` };
    const connect = () =>
      world.server.request("account/sign_in_identities/connect", {
        method: "POST",
        headers,
        body: { identityProof },
      });
    expect((await connect()).status).toBe(201);
    expect((await connect()).json().errors[0].code).toBe("flow_expired");
    expect(await world.identities(maker.email)).toHaveLength(1);
  });

  test("is not linked by an address that the provider doesn't answer for", async () => {
    const { account, person } = await member();
    const unverified = { ...person, email_verified: false };
    const elsewhere = { ...person, hd: undefined };
    for (const one of [unverified, elsewhere]) {
      const answer = await world.browser().logIn("google", one);
      expect([answer.json().data.next, answer.headers["access-token"]]).toEqual(["code", undefined]);
    }
    expect(await world.identities(account.email)).toEqual([]);
  });

  test("is not shared with a second person of the same address at the same provider", async () => {
    const { account, person } = await member();
    await world.browser().logIn("google", person);
    const successor = await world.browser().logIn("google", { ...person, sub: "the-next-owner" });
    expect(successor.json().data.next).toBe("code");
    expect(await world.identities(account.email)).toMatchObject([{ subject: person.sub }]);
  });

  test("locked stays out, deleted may take it back, erased is unknown", async () => {
    const { account, person } = await member();
    await world.browser().logIn("google", person);
    const change = (set: object) =>
      world.server.db.updateTable("accounts").set(set).where("id", "=", account.accountId).execute();
    await change({ lockedAt: new Date() });
    const locked = await world.browser().logIn("google", person);
    expect([locked.status, locked.json().code]).toEqual([403, "account_locked"]);
    await change({ lockedAt: null });
    await account.request("account", { method: "DELETE", body: { password } });
    const closed = await world.browser().logIn("google", person);
    expect(closed.json().data.attributes.closedAt).toEqual(expect.any(String));
    const headers = { authorization: `Bearer ${String(closed.headers["access-token"])}` };
    expect((await world.server.request("job_applications", { headers })).status).toBe(403);
    await world.server.db.deleteFrom("signInIdentities").where("accountId", "=", account.accountId).execute();
    await change({ erasedAt: new Date(), email: `former-${account.accountId}@erased.invalid` });
    expect((await world.browser().logIn("google", person)).json().data.next).toBe("sign_up");
  });

  test("who runs the site still shows the second factor", async () => {
    const strict = await startOpenId({ OPERATOR_SECOND_FACTOR: "required" });
    const staff = {
      email: "sam@stone.example",
      passwordHash: "none",
      userType: "operator" as const,
      operatorRole: "all",
    };
    const names = { firstName: "Sam", lastName: "Stone", emailVerifiedAt: new Date() };
    await strict.server.db
      .insertInto("accounts")
      .values({ ...staff, ...names })
      .execute();
    const person = { sub: "staff", email: staff.email, email_verified: true, hd: "stone.example" };
    const answer = await strict.browser().logIn("google", person);
    expect(answer.status).toBe(200);
    const headers = { authorization: `Bearer ${String(answer.headers["access-token"])}` };
    expect((await strict.server.request("employers", { headers })).status).toBe(403);
    await strict.close();
  });
});

describe("somebody new", () => {
  test("signs up without a password, confirmed at once, and comes back by the provider alone", async () => {
    const person = world.newPerson();
    const { next, identityProof, ...names } = (await world.browser().logIn("google", person)).json().data;
    expect([next, names]).toMatchObject([
      "sign_up",
      { firstName: "Noa", lastName: "Lind", provider: "google" },
    ]);
    const made = await signUp({ email: person.email, identityProof });
    expect([made.status, made.text]).toEqual([200, expect.any(String)]);
    const account = await world.server.db
      .selectFrom("accounts")
      .select(["passwordHash", "emailVerifiedAt"])
      .where("email", "=", person.email!)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    expect(await world.calls.namesOf(person.email!)).not.toContain("accounts.confirm-email");
    expect((await world.browser().logIn("google", person)).headers["access-token"]).toBeDefined();
    expect((await world.calls.signIn(person.email!, "")).answer.status).toBe(422);
    const twice = await signUp({ email: "other@gmail.com", identityProof });
    expect([twice.status, twice.json().code]).toEqual([422, "flow_expired"]);
  });

  test("an employer is linked as well, and chooses a password", async () => {
    const person = world.newPerson();
    const { identityProof } = (await world.browser().logIn("google", person)).json().data;
    const employer = { userType: "employer", employerName: "Kite Harbor", zipCode: undefined, password };
    expect((await signUp({ ...employer, email: person.email, identityProof })).status).toBe(200);
    const answer = await world.browser().logIn("google", person);
    expect(answer.json().data.attributes.userType).toBe("employer");
    expect((await world.calls.signIn(person.email!)).answer.status).toBe(200);
  });

  test("Apple's name comes once, by its form, and its forwarding address is an address", async () => {
    const person = world.newPerson({ email: "x7k2@privaterelay.appleid.com", email_verified: "true" });
    const { data } = (await world.browser().logIn("apple", person)).json();
    expect(data).toMatchObject({ next: "sign_up", firstName: "Noa", lastName: "Lind", email: person.email });
    const later = { ...person, given_name: undefined };
    expect((await world.browser().logIn("apple", later)).json().data).toMatchObject({ firstName: "" });
  });

  test("needs a proof of another address, and of one that the provider doesn't answer for", async () => {
    const other = world.newPerson();
    const { identityProof } = (await world.browser().logIn("google", other)).json().data;
    const foreign = await signUp({ email: "somebody-else@gmail.com", identityProof });
    expect([foreign.status, foreign.json().code]).toEqual([422, "flow_expired"]);

    const person = world.newPerson({ email: "noa@own-domain.example" });
    const { data } = (await world.browser().logIn("google", person)).json();
    expect([data.next, data.emailProof]).toEqual(["code", undefined]);
    const unproven = { email: person.email, identityProof: data.identityProof };
    expect((await signUp(unproven)).status).toBe(422);
    const tab = world.browser();
    await tab.post("accounts/email_code", { email: person.email });
    const code = (await codesTo(person.email!)).at(-1)!;
    const { emailProof } = (
      await tab.post("accounts/email_code/sign_in", { email: person.email, code })
    ).json().data;
    expect((await signUp({ ...unproven, emailProof })).status).toBe(200);
    expect(await world.identities(person.email!)).toHaveLength(1);
  });

  test("without an address is told so", async () => {
    const answer = await world.browser().logIn("google", world.newPerson({ email: undefined }));
    expect([answer.status, answer.json().code]).toEqual([422, "email_missing"]);
    expect(answer.json().error).toContain("Google");
  });
});

test("without settings there is nothing to begin, and an issuer that is away says so", async () => {
  const { testServer } = await import("#app/testing/test-server.ts");
  const bare = await testServer();
  const start = (server: typeof bare) =>
    server.request("accounts/openid/start", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: { provider: "apple" },
    });
  expect(bare.platform.capabilities).not.toContain("google_sign_in");
  expect((await start(bare)).status).toBe(404);
  await bare.close();
  expect(world.server.platform.capabilities).toEqual(
    expect.arrayContaining(["google_sign_in", "apple_sign_in"]),
  );
  const away = await startOpenId();
  away.issuer.state.isDown = true;
  const answer = await start(away.server);
  expect([answer.status, answer.json().code]).toEqual([503, "provider_unreachable"]);
  away.issuer.state.isDown = false;
  expect((await start(away.server)).status).toBe(200);
  await away.close();
});

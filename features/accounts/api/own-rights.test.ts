/** What people may do with their own account: look at their sessions, change address and password, close and take back. */
import { testServer } from "#app/testing/test-server.ts";
import { cast } from "#db/sample/cast.ts";
import { operatorOf } from "#features/educators/api/educators-under-test.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

type Server = Awaited<ReturnType<typeof testServer>>;
type Person = Awaited<ReturnType<Server["person"]>>;
let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
const password = "blue-paper-boats";

const signIn = async (email: string, secret = password) => {
  const headers = { "content-type": "application/json", "user-agent": firefox };
  const answer = await server.ask("accounts/sign_in", {
    method: "POST",
    headers,
    body: { email, password: secret },
  });
  const authorization = `Bearer ${String(answer.headers["access-token"])}`;
  return {
    answer,
    ask: (path: string, options: Parameters<Server["ask"]>[1] = {}) =>
      server.ask(path, { ...options, headers: { authorization, ...options.headers } }),
  };
};

const put = (who: Pick<Person, "ask">, attributes: object) =>
  who.ask("account", { method: "PUT", body: { data: { attributes } } });
const remove = (who: Pick<Person, "ask">, secret: unknown = password) =>
  who.ask("account", { method: "DELETE", body: { password: secret } });
const mailsTo = async (address: string) =>
  (
    await server.db.selectFrom("mails").selectAll().where("toAddress", "=", address).orderBy("id").execute()
  ).map(({ name, text }) => ({ name, text }));
const namesOf = async (address: string) => (await mailsTo(address)).map(({ name }) => name);
const acting = async (accountId: string) => {
  const operator = await staff();
  const answer = await operator.ask(`accounts/${accountId}/impersonate`, {
    method: "POST",
    body: { reason: "They asked for help" },
  });
  const authorization = `Bearer ${String(answer.headers["access-token"])}`;
  return {
    ask: (path: string, options: Parameters<Server["ask"]>[1] = {}) =>
      server.ask(path, { ...options, headers: { authorization, ...options.headers } }),
  };
};
let known: ReturnType<typeof operatorOf> | undefined;
const staff = () => (known ??= operatorOf(server));

describe("sessions", () => {
  test("are one's own open ones, in words, the present one marked", async () => {
    const person = await server.person("educator");
    await server.person("educator");
    const other = await signIn(person.email);
    const { data } = (await person.ask("account/sessions")).json();
    expect(data.map(({ attributes }: never) => attributes)).toEqual([
      expect.objectContaining({ browser: "Firefox", system: "Windows", device: "computer", current: false }),
      expect.objectContaining({ current: true }),
    ]);
    expect(JSON.stringify(data)).not.toContain("127.0.0.1");
    const ended = await person.ask(`account/sessions/${data[0].id}`, { method: "DELETE" });
    expect(ended.status).toBe(204);
    expect((await other.ask("account")).status).toBe(401);
    expect((await person.ask("account/sessions")).json().data).toHaveLength(1);
  });

  test("all others end at once, and only one's own", async () => {
    const [person, stranger] = [await server.person("educator"), await server.person("employer")];
    const [one, two] = [await signIn(person.email), await signIn(person.email)];
    const [theirs] = (await stranger.ask("account/sessions")).json().data;
    expect((await person.ask(`account/sessions/${theirs.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await person.ask("account/sessions", { method: "DELETE" })).status).toBe(204);
    expect([(await one.ask("account")).status, (await two.ask("account")).status]).toEqual([401, 401]);
    expect([(await person.ask("account")).status, (await stranger.ask("account")).status]).toEqual([
      200, 200,
    ]);
  });

  test("an operator who acts as somebody sees and ends none of theirs, and stands among none", async () => {
    const person = await server.person("educator");
    const operator = await acting(person.accountId);
    expect((await operator.ask("account/sessions")).json().data).toEqual([]);
    const [own] = (await person.ask("account/sessions")).json().data;
    expect((await person.ask("account/sessions")).json().data).toHaveLength(1);
    expect((await operator.ask(`account/sessions/${own.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await operator.ask("account/sessions", { method: "DELETE" })).status).toBe(403);
    expect((await person.ask("account")).status).toBe(200);
  });
});

describe("a new email address", () => {
  const linkIn = (text: string) => /\/api\/account\/confirm_email\?token=[\w-]+/.exec(text)![0];

  test("waits for its link; the old one is told; earlier links end", async () => {
    const person = await server.person("educator");
    const address = "moved@people.example";
    const wrong = await put(person, { email: address, currentPassword: "no" });
    expect([wrong.status, wrong.json().errors[0].meta.field]).toEqual([422, "currentPassword"]);
    const asked = await put(person, { email: address, currentPassword: password });
    expect(asked.json().data.attributes).toMatchObject({ email: person.email, unconfirmedEmail: address });
    const again = await person.ask("account/email_change/resend", { method: "POST" });
    expect(again.status).toBe(204);
    const [first, second] = (await mailsTo(address)).map(({ text }) => linkIn(text));
    expect((await server.ask(first!)).headers.location).toContain("/login?confirmed=no");
    expect((await server.ask(second!)).headers.location).toBe(
      "/login?confirmed=yes&return=%2Fsettings%3Fconfirmed%3Dyes",
    );
    expect((await server.ask(second!)).headers.location).toContain("confirmed=no");
    expect((await signIn(address)).answer.status).toBe(200);
    expect(await namesOf(person.email)).toContain("accounts.email-changed");
  });

  test("can be taken back, and then its link is good for nothing", async () => {
    const person = await server.person("educator");
    await put(person, { email: "regretted@people.example", currentPassword: password });
    expect((await person.ask("account/email_change/cancel", { method: "POST" })).status).toBe(204);
    const [mail] = await mailsTo("regretted@people.example");
    expect((await server.ask(linkIn(mail!.text))).headers.location).toContain("confirmed=no");
    expect((await person.ask("account")).json().data.attributes.unconfirmedEmail).toBeNull();
    expect((await person.ask("account/email_change/resend", { method: "POST" })).status).toBe(409);
  });

  test("does not flood the address it was said to be", async () => {
    const person = await server.person("educator");
    await put(person, { email: "flooded@people.example", currentPassword: password });
    const resend = () => person.ask("account/email_change/resend", { method: "POST" });
    for (let count = 0; count < 4; count += 1) expect((await resend()).status).toBe(204);
    expect((await resend()).status).toBe(429);
  });
});

describe("a new password", () => {
  test("needs the present one, ends the other sessions and is told by mail", async () => {
    const person = await server.person("educator");
    const elsewhere = await signIn(person.email);
    const wrong = await put(person, { password: "green-paper-boats", currentPassword: "no" });
    expect(wrong.json().errors.map(({ meta }: never) => meta)).toEqual([{ field: "currentPassword" }]);
    const right = await put(person, { password: "green-paper-boats", currentPassword: password });
    expect(right.status).toBe(200);
    expect([(await person.ask("account")).status, (await elsewhere.ask("account")).status]).toEqual([
      200, 401,
    ]);
    expect(await namesOf(person.email)).toEqual(["accounts.password-changed"]);
    expect((await signIn(person.email)).answer.status).toBe(422);
  });

  test("is refused to an operator who acts as somebody", async () => {
    const person = await server.person("educator");
    const operator = await acting(person.accountId);
    expect((await put(operator, { password: "green-paper-boats", currentPassword: password })).status).toBe(
      403,
    );
  });
});

test("an operator who acts as somebody gets none of their data", async () => {
  const person = await server.person("educator");
  const operator = await acting(person.accountId);
  expect((await operator.ask("account/export")).status).toBe(403);
  const body = { data: { type: "exports" } };
  expect((await operator.ask("account/exports", { method: "POST", body })).status).toBe(403);
  expect((await person.ask("account/exports", { method: "POST", body })).status).toBe(201);
  expect((await operator.ask("account/exports")).json().data).toEqual([]);
});

describe("deleting an account", () => {
  test("needs the password at its field, and is the owner's alone", async () => {
    const person = await server.person("educator");
    const wrong = await remove(person, "no");
    expect([wrong.status, wrong.json().errors[0].source.pointer, wrong.json().errors[0].meta.field]).toEqual([
      422,
      "/password",
      "password",
    ]);
    expect((await remove(person, null)).status).toBe(422);
    expect((await remove(await acting(person.accountId))).status).toBe(403);
    expect((await server.ask("account", { method: "DELETE", body: { password } })).status).toBe(401);
    expect((await person.ask("account")).status).toBe(200);
  });

  test("ends every session, stops the mail and says how to come back", async () => {
    const person = await server.person("educator");
    const elsewhere = await signIn(person.email);
    const answer = await remove(person);
    expect(answer.status).toBe(202);
    const { closedAt, eraseAfter } = answer.json().meta;
    expect(Date.parse(eraseAfter) - Date.parse(closedAt)).toBe(30 * 86_400_000);
    expect([(await person.ask("account")).status, (await elsewhere.ask("account")).status]).toEqual([
      401, 401,
    ]);
    const [mail] = await mailsTo(person.email);
    expect(mail).toMatchObject({ name: "accounts.closed" });
    expect(mail!.text).toContain("/login");
  });

  test("a log-in within 30 days is good for taking it back, and for nothing else", async () => {
    const person = await server.person("educator");
    await remove(person);
    const back = await signIn(person.email);
    expect(back.answer.json().data.attributes).toMatchObject({
      closedAt: expect.any(String),
      eraseAfter: expect.any(String),
    });
    for (const path of [
      "user_profiles",
      "job_applications",
      "account/sessions",
      "job_listings",
      "account/exports",
    ]) {
      const refused = await back.ask(path);
      expect([path, refused.status, refused.json().errors[0].code]).toEqual([path, 403, "account_closed"]);
    }
    expect((await put(back, { firstName: "Nobody" })).status).toBe(403);
    expect((await back.ask("account")).status).toBe(200);
    expect((await back.ask("account/export")).headers["content-type"]).toBe("application/zip");
    expect((await signIn(person.email, "wrong-paper-boats")).answer.status).toBe(422);
    const restored = await back.ask("account/restore", { method: "POST" });
    expect(restored.json().data.attributes).toMatchObject({ closedAt: null, eraseAfter: null });
    expect((await back.ask("user_profiles")).status).not.toBe(403);
    expect(await namesOf(person.email)).toEqual(["accounts.closed", "accounts.restored"]);
    expect((await back.ask("account/restore", { method: "POST" })).status).toBe(200);
  });

  test("refreshes go on for who is about to take it back, and still open nothing", async () => {
    const person = await server.person("educator");
    await remove(person);
    const { answer } = await signIn(person.email);
    const renewed = await server.ask("accounts/tokens", {
      method: "POST",
      headers: {
        authorization: `Bearer ${String(answer.headers["access-token"])}`,
        "refresh-token": String(answer.headers["refresh-token"]),
      },
    });
    expect(renewed.status).toBe(200);
    const authorization = `Bearer ${String(renewed.headers["access-token"])}`;
    expect((await server.ask("user_profiles", { headers: { authorization } })).status).toBe(403);
    const ticket = await server.ask("cable_tickets", { method: "POST", headers: { authorization } });
    expect(ticket.status).toBe(403);
  });

  test("a forgotten password can be reset, and opens no session of a closed account", async () => {
    const person = await server.person("educator");
    await remove(person);
    const json = { "content-type": "application/json" };
    const body = { email: person.email };
    await server.ask("account/reset_password", { method: "POST", headers: json, body });
    const mail = (await mailsTo(person.email)).find(({ name }) => name === "accounts.reset-password")!;
    const resetPasswordToken = decodeURIComponent(/token=([\w%-]+)/.exec(mail.text)![1]!);
    const changed = await server.ask("account/reset_password", {
      method: "POST",
      headers: json,
      body: { resetPasswordToken, password: "green-paper-boats" },
    });
    expect([changed.status, changed.headers["access-token"]]).toEqual([200, undefined]);
    const back = await signIn(person.email, "green-paper-boats");
    expect((await back.ask("account/restore", { method: "POST" })).status).toBe(200);
  });

  test("the only owner of a team hands over first; the last of a team leaves with it", async () => {
    const owner = await server.person("employer", { employerName: "Maple Yard", firstName: "Dana" });
    const own = await server.db
      .selectFrom("employerProfiles")
      .selectAll()
      .where("accountId", "=", owner.accountId)
      .executeTakeFirstOrThrow();
    const colleague = await server.person("employer", { employerName: "Elsewhere" });
    const { id: theirs } = await server.db
      .insertInto("employerProfiles")
      .values({
        accountId: colleague.accountId,
        employerId: own.employerId,
        firstName: "Lee",
        lastName: "Vale",
        role: "member",
        slug: "lee-vale-of-maple",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const refused = await remove(owner);
    expect([refused.status, refused.json().errors[0].code]).toEqual([409, "last_owner"]);
    expect(refused.json().errors[0].detail).toContain("Maple Yard");
    expect((await owner.ask("account")).status).toBe(200);
    await server.db.updateTable("employerProfiles").set({ role: "owner" }).where("id", "=", theirs).execute();
    expect((await remove(owner)).status).toBe(202);
    const names = (
      await colleague.ask("employer_profiles", { headers: { "current-employer-profile-id": theirs } })
    )
      .json()
      .data.map(({ attributes }: never) => (attributes as { firstName: string }).firstName);
    expect(names).toEqual(["Lee"]);
    expect((await remove(colleague)).status).toBe(202);
  });

  test("an operator's account is not closed this way", async () => {
    const operator = await staff();
    expect((await remove(operator as never, cast.operator.password)).status).toBe(403);
  });
});

/** What users may do with their own account: list their sessions, change their address and their password. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import { accountsOf, password, put } from "./accounts.fixtures.ts";

const server = await testServer();
const { signIn, acting, mailsTo, namesOf } = accountsOf(server);
afterAll(() => server.close());

describe("sessions", () => {
  test("are one's own open ones, in words, the present one marked", async () => {
    const person = await server.person("educator");
    await server.person("educator");
    const other = await signIn(person.email);
    const { data } = (await person.request("account/sessions")).json();
    expect(data.map(({ attributes }: never) => attributes)).toEqual([
      expect.objectContaining({ browser: "Firefox", system: "Windows", device: "computer", current: false }),
      expect.objectContaining({ current: true }),
    ]);
    expect(JSON.stringify(data)).not.toContain("127.0.0.1");
    const ended = await person.request(`account/sessions/${data[0].id}`, { method: "DELETE" });
    expect(ended.status).toBe(204);
    expect((await other.request("account")).status).toBe(401);
    expect((await person.request("account/sessions")).json().data).toHaveLength(1);
  });

  test("all others end at once, and only one's own", async () => {
    const [person, stranger] = [await server.person("educator"), await server.person("employer")];
    const [one, two] = [await signIn(person.email), await signIn(person.email)];
    const [theirs] = (await stranger.request("account/sessions")).json().data;
    expect((await person.request(`account/sessions/${theirs.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await person.request("account/sessions", { method: "DELETE" })).status).toBe(204);
    expect([(await one.request("account")).status, (await two.request("account")).status]).toEqual([
      401, 401,
    ]);
    expect([(await person.request("account")).status, (await stranger.request("account")).status]).toEqual([
      200, 200,
    ]);
  });

  test("an operator who acts as somebody sees and ends none of theirs, and stands among none", async () => {
    const person = await server.person("educator");
    const operator = await acting(person.accountId);
    expect((await operator.request("account/sessions")).json().data).toEqual([]);
    const [own] = (await person.request("account/sessions")).json().data;
    expect((await person.request("account/sessions")).json().data).toHaveLength(1);
    expect((await operator.request(`account/sessions/${own.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await operator.request("account/sessions", { method: "DELETE" })).status).toBe(403);
    expect((await person.request("account")).status).toBe(200);
  });
});

describe("a new email address", () => {
  const linkIn = (text: string) => /\/api\/account\/confirm_email\?token=[\w-]+/.exec(text)![0];

  test("waits for its link; the old one is told; earlier links end", async () => {
    const person = await server.person("educator");
    const address = "moved@people.example";
    const wrong = await put(person, { email: address, currentPassword: "no" });
    expect([wrong.status, wrong.json().errors[0].meta.field]).toEqual([422, "currentPassword"]);
    const response = await put(person, { email: address, currentPassword: password });
    expect(response.json().data.attributes).toMatchObject({ email: person.email, unconfirmedEmail: address });
    const again = await person.request("account/email_change/resend", { method: "POST" });
    expect(again.status).toBe(204);
    const [first, second] = (await mailsTo(address)).map(({ text }) => linkIn(text));
    const openLink = async (link: string) => (await server.request(link, { method: "POST" })).status;
    expect(await openLink(first!)).toBe(404);
    expect((await server.request(second!)).text).toContain(address);
    expect((await person.request("account")).json().data.attributes.email).toBe(person.email);
    expect(await openLink(second!)).toBe(200);
    expect(await openLink(second!)).toBe(404);
    expect((await signIn(address)).answer.status).toBe(200);
    expect(await namesOf(person.email)).toContain("accounts.email-changed");
  });

  test("can be taken back, and then its link is good for nothing", async () => {
    const person = await server.person("educator");
    await put(person, { email: "regretted@people.example", currentPassword: password });
    expect((await person.request("account/email_change/cancel", { method: "POST" })).status).toBe(204);
    const [mail] = await mailsTo("regretted@people.example");
    expect((await server.request(linkIn(mail!.text), { method: "POST" })).status).toBe(404);
    expect((await person.request("account")).json().data.attributes.unconfirmedEmail).toBeNull();
    expect((await person.request("account/email_change/resend", { method: "POST" })).status).toBe(409);
  });

  test("does not flood the address it was said to be", async () => {
    const person = await server.person("educator");
    await put(person, { email: "flooded@people.example", currentPassword: password });
    const resend = () => person.request("account/email_change/resend", { method: "POST" });
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
    expect([(await person.request("account")).status, (await elsewhere.request("account")).status]).toEqual([
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

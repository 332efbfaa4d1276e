/** Deleting and restoring an account: who may, what ends, and what a session of a closed account allows. */
import { testServer } from "#app/testing/test-server.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { afterAll, describe, expect, test } from "vitest";
import { accountsOf, password, put, remove } from "./accounts.fixtures.ts";

const server = await testServer();
const { signIn, staff, acting, mailsTo, namesOf } = accountsOf(server);
afterAll(() => server.close());

test("an operator who acts as somebody gets none of their data", async () => {
  const person = await server.person("educator");
  const operator = await acting(person.accountId);
  expect((await operator.request("account/export")).status).toBe(403);
  const body = { data: { type: "exports" } };
  expect((await operator.request("account/exports", { method: "POST", body })).status).toBe(403);
  expect((await person.request("account/exports", { method: "POST", body })).status).toBe(201);
  expect((await operator.request("account/exports")).json().data).toEqual([]);
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
    expect((await server.request("account", { method: "DELETE", body: { password } })).status).toBe(401);
    expect((await person.request("account")).status).toBe(200);
  });

  test("ends every session, stops the mail and says how to come back", async () => {
    const person = await server.person("educator");
    const elsewhere = await signIn(person.email);
    const answer = await remove(person);
    expect(answer.status).toBe(202);
    const { closedAt, eraseAfter } = answer.json().meta;
    expect(Date.parse(eraseAfter) - Date.parse(closedAt)).toBe(30 * 86_400_000);
    expect([(await person.request("account")).status, (await elsewhere.request("account")).status]).toEqual([
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
      const rejected = await back.request(path);
      expect([path, rejected.status, rejected.json().errors[0].code]).toEqual([path, 403, "account_closed"]);
    }
    expect((await put(back, { firstName: "Nobody" })).status).toBe(403);
    expect((await back.request("account")).status).toBe(200);
    expect((await back.request("account/export")).headers["content-type"]).toBe("application/zip");
    expect((await signIn(person.email, "wrong-paper-boats")).answer.status).toBe(422);
    const restored = await back.request("account/restore", { method: "POST" });
    expect(restored.json().data.attributes).toMatchObject({ closedAt: null, eraseAfter: null });
    expect((await back.request("user_profiles")).status).not.toBe(403);
    expect(await namesOf(person.email)).toEqual(["accounts.closed", "accounts.restored"]);
    expect((await back.request("account/restore", { method: "POST" })).status).toBe(200);
  });

  test("refreshes go on for who is about to take it back, and still open nothing", async () => {
    const person = await server.person("educator");
    await remove(person);
    const { answer } = await signIn(person.email);
    const renewed = await server.request("accounts/tokens", {
      method: "POST",
      headers: {
        authorization: `Bearer ${String(answer.headers["access-token"])}`,
        "refresh-token": String(answer.headers["refresh-token"]),
      },
    });
    expect(renewed.status).toBe(200);
    const authorization = `Bearer ${String(renewed.headers["access-token"])}`;
    expect((await server.request("user_profiles", { headers: { authorization } })).status).toBe(403);
    const ticket = await server.request("cable_tickets", { method: "POST", headers: { authorization } });
    expect(ticket.status).toBe(403);
  });

  test("a forgotten password can be reset, and opens no session of a closed account", async () => {
    const person = await server.person("educator");
    await remove(person);
    const json = { "content-type": "application/json" };
    const body = { email: person.email };
    await server.request("account/reset_password", { method: "POST", headers: json, body });
    const mail = (await mailsTo(person.email)).find(({ name }) => name === "accounts.reset-password")!;
    const resetPasswordToken = decodeURIComponent(/token=([\w%-]+)/.exec(mail.text)![1]!);
    const changed = await server.request("account/reset_password", {
      method: "POST",
      headers: json,
      body: { resetPasswordToken, password: "green-paper-boats" },
    });
    expect([changed.status, changed.headers["access-token"]]).toEqual([200, undefined]);
    const back = await signIn(person.email, "green-paper-boats");
    expect((await back.request("account/restore", { method: "POST" })).status).toBe(200);
  });

  test("the only owner of a team hands over first; the last of a team leaves with it", async () => {
    const owner = await server.person("employer", { employerName: "Maple Yard", firstName: "Dana" });
    const ownRows = await server.db
      .selectFrom("employerProfiles")
      .selectAll()
      .where("accountId", "=", owner.accountId)
      .executeTakeFirstOrThrow();
    const colleague = await server.person("employer", { employerName: "Elsewhere" });
    const { id: theirs } = await server.db
      .insertInto("employerProfiles")
      .values({
        accountId: colleague.accountId,
        employerId: ownRows.employerId,
        firstName: "Lee",
        lastName: "Vale",
        role: "member",
        slug: "lee-vale-of-maple",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rejected = await remove(owner);
    expect([rejected.status, rejected.json().errors[0].code]).toEqual([409, "last_owner"]);
    expect(rejected.json().errors[0].detail).toContain("Maple Yard");
    expect((await owner.request("account")).status).toBe(200);
    await server.db.updateTable("employerProfiles").set({ role: "owner" }).where("id", "=", theirs).execute();
    expect((await remove(owner)).status).toBe(202);
    const names = (
      await colleague.request("employer_profiles", { headers: { "current-employer-profile-id": theirs } })
    )
      .json()
      .data.map(({ attributes }: never) => (attributes as { firstName: string }).firstName);
    expect(names).toEqual(["Lee"]);
    expect((await remove(colleague)).status).toBe(202);
  });

  test("of two owners who close at the same moment, one stays for the rest of the team", async () => {
    const owner = await server.person("employer", { employerName: "Poplar Yard" });
    const other = await server.person("employer", { employerName: "Elsewhere" });
    const member = await server.person("employer", { employerName: "Elsewhere too" });
    const { employerId } = await server.db
      .selectFrom("employerProfiles")
      .select("employerId")
      .where("accountId", "=", owner.accountId)
      .executeTakeFirstOrThrow();
    const team = [
      { accountId: other.accountId, role: "owner" as const, slug: "other-of-poplar" },
      { accountId: member.accountId, role: "member" as const, slug: "member-of-poplar" },
    ].map((one) => ({ ...one, employerId, firstName: "Lee", lastName: "Vale" }));
    await server.db.insertInto("employerProfiles").values(team).execute();
    const answers = await Promise.all([remove(owner), remove(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  test("an operator's account is not closed this way", async () => {
    const operator = await staff();
    expect((await remove(operator as never, demoAccounts.operator.password)).status).toBe(403);
  });
});

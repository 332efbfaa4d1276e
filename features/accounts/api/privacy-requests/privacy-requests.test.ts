/** People without an account ask about their data: confirmed by mail, answered by operators, erased or copied. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOf } from "../accounts.fixtures.ts";
import { deletePrivacyRequests } from "./delete-privacy-requests.job.ts";

const server = await testServer();
afterAll(() => server.close());
const operator = await accountsOf(server).staff();
beforeAll(async () => {
  for (const email of ["nadia@example.com", "other@example.com"])
    await server.request("waiting_list", {
      method: "POST",
      body: { email, zipCode: "78701", userType: "educator" },
    });
});

const ask = (email: string, kind: string, details = "") =>
  server.request("privacy_requests/ask", { method: "POST", body: { email, kind, details } });
const confirm = (token: string) =>
  server.request("privacy_requests/confirm", { method: "POST", body: { token } });
const decide = (id: string, verb: string, body: object = {}) =>
  operator.request(`privacy_requests/${id}/${verb}`, { method: "POST", body });
const mailsTo = (email: string, name: string) =>
  server.db
    .selectFrom("mails")
    .select(["text", "subject"])
    .where("toAddress", "=", email)
    .where("name", "=", name)
    .orderBy("createdAt")
    .execute();
const tokenIn = (text: string) => decodeURIComponent(/token=([\w.%-]+)/.exec(text)![1]!);
const listed = async (state: string) =>
  (await operator.request(`privacy_requests?filter[state]=${state}`)).json().data as {
    id: string;
    attributes: { email: string; dueAt: string };
  }[];
const waiting = (email: string) =>
  server.db.selectFrom("waitingListEntries").select("id").where("email", "=", email).execute();

/** Asks and confirms; the id of the open request. */
async function openRequest(email: string, kind: string): Promise<string> {
  expect((await ask(email, kind)).status).toBe(202);
  const mails = await mailsTo(email, "accounts.confirm-privacy-request");
  expect((await confirm(tokenIn(mails.at(-1)!.text))).status).toBe(200);
  return (await listed("open")).find(({ attributes }) => attributes.email === email)!.id;
}

test("counts once the link of its mail was followed, and has to be answered within 30 days", async () => {
  expect((await ask("nadia@example.com", "everything")).status).toBe(422);
  expect((await ask("nadia@example.com", "copy", "Since 2024.")).status).toBe(202);
  expect(await listed("open")).toEqual([]);
  expect((await confirm("forged")).status).toBe(422);
  const [mail] = await mailsTo("nadia@example.com", "accounts.confirm-privacy-request");
  const token = tokenIn(mail!.text);
  const { meta } = (await confirm(token)).json();
  expect(Math.round((Date.parse(meta.dueAt) - Date.now()) / 86_400_000)).toBe(30);
  expect((await confirm(token)).json().meta).toEqual(meta);
  const [request, ...more] = await listed("open");
  expect(more).toEqual([]);
  expect(request!.attributes).toMatchObject({
    email: "nadia@example.com",
    kind: "copy",
    details: "Since 2024.",
  });

  expect((await decide(request!.id, "send_copy")).status).toBe(200);
  expect((await decide(request!.id, "send_copy")).status).toBe(409);
  const [answer] = await mailsTo("nadia@example.com", "accounts.privacy-answer");
  const copy = await server.request(`privacy_requests/copy?token=${tokenIn(answer!.text)}`);
  expect(copy.status).toBe(200);
  expect(copy.text).toContain("waiting_list.json");
  expect((await server.request(`privacy_requests/copy?token=${token}`)).status).toBe(404);
});

test("erasing takes what is kept under that address alone, and says so", async () => {
  const id = await openRequest("nadia@example.com", "erasure");
  expect(await waiting("nadia@example.com")).toHaveLength(1);
  expect((await decide(id, "erase")).status).toBe(200);
  expect(await waiting("nadia@example.com")).toEqual([]);
  expect(await waiting("other@example.com")).toHaveLength(1);
  const mails = await mailsTo("nadia@example.com", "accounts.privacy-answer");
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain("We erased");
});

test("an address with an account is left to its owner", async () => {
  const person = await server.person("educator");
  const { email } = await server.db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", person.accountId)
    .executeTakeFirstOrThrow();
  const id = await openRequest(email, "erasure");
  const [mail] = await mailsTo(email, "accounts.confirm-privacy-request");
  expect(mail!.text).toContain("There is an account with this address.");
  for (const verb of ["erase", "send_copy"]) expect((await decide(id, verb)).status).toBe(409);
  expect((await person.request("account")).status).toBe(200);
  expect((await decide(id, "answer", { reason: "Please use your settings." })).status).toBe(200);
});

test("refused with a reason; nobody floods an inbox; the record goes when its time is over", async () => {
  const id = await openRequest("other@example.com", "correction");
  expect((await decide(id, "refuse")).status).toBe(422);
  expect((await decide(id, "refuse", { reason: "We keep nothing that is wrong." })).status).toBe(200);
  for (let count = 0; count < 5; count += 1)
    expect((await ask("flooded@example.com", "copy")).status).toBe(202);
  expect(await mailsTo("flooded@example.com", "accounts.confirm-privacy-request")).toHaveLength(3);
  const later = (days: number) =>
    deletePrivacyRequests.run({}, {
      db: server.db,
      now: () => new Date(Date.now() + days * 86_400_000),
    } as never);
  expect(await later(8)).toBe(3);
  expect((await listed("refused")).length).toBe(1);
  expect(Number(await later(800))).toBeGreaterThan(0);
  expect(await listed("refused")).toEqual([]);
});

/** News: operators write them, those who asked for news get them once, in their language, at most once a week. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendNews } from "./send-news.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const work = testJobs({ ...server, url: server.databaseUrl } as never, [sendNews]);

type Person = Awaited<ReturnType<typeof server.person>>;
const type = "news_mails";
const words = {
  ...{ subjectEn: "Answer by email", bodyEn: "Press reply.\n\nThat is all." },
  ...{ subjectEs: "Responde por correo", bodyEs: "Presiona responder.\n\nEso es todo." },
  path: "/messages",
};
let operator: Person;
beforeAll(async () => {
  operator = await server.person("educator");
  await db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", operator.accountId)
    .execute();
});
const write = (attributes: object, who = operator) =>
  who.request(type, { method: "POST", body: { data: { type, attributes: { ...words, ...attributes } } } });
const act = (id: string, name: string, who = operator) =>
  who.request(`${type}/${id}/${name}`, { method: "POST", body: {} });

/** Somebody who switched news on. */
async function subscriber(kind: "educator" | "employer", language: "en" | "es" = "en") {
  const person = await server.person(kind);
  await db.updateTable("accounts").set({ language }).where("id", "=", person.accountId).execute();
  const kinds = await db.selectFrom("emailTypes").select("id").where("key", "=", "product_news").execute();
  const emailTypeId = kinds[0]!.id;
  const body = { data: { type: "account_email_preferences", attributes: { emailTypeId, enabled: true } } };
  expect((await person.request("account_email_preferences", { method: "POST", body })).status).toBe(201);
  return person;
}
const newsTo = ({ email }: Person) =>
  db
    .selectFrom("mails")
    .select(["subject", "text", "headers"])
    .where("toAddress", "=", email)
    .where("name", "=", "notifications.news")
    .orderBy("id")
    .execute();

test("those who asked for news get them in their language, with a link that ends them, and nobody else", async () => {
  const [ana, dora] = [await subscriber("educator", "es"), await subscriber("employer")];
  const other = await server.person("educator");
  const { data } = (await write({ audience: "educator" })).json();
  expect((await act(data.id, "send")).json().data.attributes.state).toBe("sending");
  await work.run();
  expect((await newsTo(ana)).map(({ subject }) => subject)).toEqual(["Responde por correo"]);
  const [mail] = await newsTo(ana);
  expect(mail!.text).toContain("Eso es todo.");
  expect(Object.fromEntries(mail!.headers as [string, string][])["List-Unsubscribe-Post"]).toBe(
    "List-Unsubscribe=One-Click",
  );
  expect([await newsTo(dora), await newsTo(other)]).toEqual([[], []]);
  expect((await operator.request(`${type}/${data.id}`)).json().data.attributes).toMatchObject({
    state: "sent",
    sentAt: expect.any(String),
  });

  // Sent once, and what was sent stays as it was read.
  expect((await act(data.id, "send")).status).toBe(409);
  const change = { data: { type, id: data.id, attributes: { subjectEn: "Other words" } } };
  expect((await operator.request(`${type}/${data.id}`, { method: "PATCH", body: change })).status).toBe(403);

  const second = (await write({})).json().data;
  await act(second.id, "send");
  await work.run();
  expect([(await newsTo(ana)).length, (await newsTo(dora)).length]).toEqual([1, 1]);
});

test("the operator reads them first; others neither read nor write them", async () => {
  const { data } = (await write({})).json();
  expect((await act(data.id, "test")).status).toBe(204);
  expect((await newsTo(operator)).map(({ subject }) => subject)).toEqual(["Answer by email"]);
  const educator = await server.person("educator");
  expect((await write({}, educator)).status).toBe(403);
  expect((await educator.request(`${type}/${data.id}`)).status).toBe(403);
  expect((await act(data.id, "send", educator)).status).toBe(403);
  expect((await write({ path: "https://elsewhere.example" })).status).toBe(422);
});

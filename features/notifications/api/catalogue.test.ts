/** Operators read everything that the product can send, with sample data, in both languages. */
import { notificationIds } from "#features/accounts/notification-catalogue.ts";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatalogueEntry, CatalogueMessage } from "../catalogue-message.ts";

const server = await testServer();
afterAll(() => server.close());
let operator: Awaited<ReturnType<typeof server.person>>;
beforeAll(async () => {
  operator = await server.person("educator");
  await server.db
    .updateTable("accounts")
    .set({ userType: "operator", operatorRole: "all" })
    .where("id", "=", operator.accountId)
    .execute();
});
const path = "notification_catalogue";

test("every message is there with its rules, and has words in both languages on each of its channels", async () => {
  const { data } = (await operator.request(path)).json() as { data: CatalogueEntry[] };
  expect(data.map(({ id }) => id)).toEqual(notificationIds);
  for (const { id, channels } of data) {
    const message = (await operator.request(`${path}/${id}`)).json().data as CatalogueMessage;
    for (const words of Object.values(message.words)) {
      const told = { mail: words.mail, push: words.push, sms: words.sms, in_app: words.inApp };
      for (const channel of channels) expect(told[channel], `${id} by ${channel}`).toBeTruthy();
    }
    if (channels.includes("mail"))
      expect(message.words.en.mail!.text, id).not.toBe(message.words.es.mail!.text);
  }
});

test("a mail's body is shown in a frame of our pages alone, by a link that is good for that mail", async () => {
  const { words } = (await operator.request(`${path}/interviews.reminder`)).json().data as CatalogueMessage;
  const { page } = words.es.mail!;
  const body = await server.request(page);
  expect(body.status).toBe(200);
  expect(body.text).toContain('<html lang="es"');
  expect(body.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(body.text).toContain("@media not all{.page");
  expect((await server.request(`${page}&scheme=dark`)).text).toContain("@media all{.page");
  expect((await server.request(page.replace(/token=.*/, "token=x"))).status).toBe(404);
  expect((await server.request(page.replace("interviews.reminder", "plans.ended"))).status).toBe(404);
});

test("a sample is mailed to the operator who asks, in the language asked for", async () => {
  const sent = () =>
    server.db
      .selectFrom("mails")
      .select(["subject", "toAddress", "language"])
      .where("name", "=", "interviews.reminder")
      .execute();
  const ask = (id: string, body: object = {}) =>
    operator.request(`${path}/${id}/test`, { method: "POST", body });
  expect((await ask("interviews.reminder", { language: "es" })).status).toBe(204);
  const { email } = await server.db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", operator.accountId)
    .executeTakeFirstOrThrow();
  expect(await sent()).toMatchObject([{ toAddress: email, language: "es" }]);
  expect((await ask("no-such")).status).toBe(404);
  expect((await ask("interviews.reminder", { language: "fr" })).status).toBe(422);
  expect(await sent()).toHaveLength(1);
});

test("nobody but operators", async () => {
  const educator = await server.person("educator");
  for (const one of [path, `${path}/interviews.reminder`]) {
    expect((await educator.request(one)).status).toBe(403);
    expect((await server.request(one)).status).toBe(401);
  }
  expect((await operator.request(`${path}/no-such`)).status).toBe(404);
});

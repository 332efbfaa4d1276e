/** Notifications of devices: who gets them, when, once, and no longer than their session is open. */
import { jwtVerify, importJWK } from "jose";
import { testServer } from "#app/testing/test-server.ts";
import { mailTemplate } from "#platform/server/mail/template.ts";
import { openOutgoing } from "#platform/server/outgoing/guarded-client.ts";
import { secretsOf } from "#platform/server/crypto/secrets.ts";
import { startPushEndpoint } from "#platform/server/push/push-endpoint.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs, testSecret } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { emailSubscriber } from "../emails/email-subscriber.ts";
import { deliverPush } from "./deliver-push.job.ts";

const server = await testServer();
const service = await startPushEndpoint();
afterAll(async () => {
  await service.close();
  await server.close();
});
const { db } = server;
const hourMs = 3_600_000;
/** The next time that it is this hour, in UTC: jobs wait by the database's own clock. */
const next = (hour: number) => {
  const day = Date.now() - (Date.now() % dayMs) + hour * hourMs;
  return new Date(day > Date.now() ? day : day + dayMs);
};
const after = (from: Date, hours: number) => new Date(from.getTime() + hours * hourMs);
/** In Austin noon or one o'clock. */
const noon = next(18);
let time = noon;
const work = testJobs({ ...server, url: server.databaseUrl } as never, [deliverPush], { now: () => time });
const secrets = secretsOf({ tokenSecret: testSecret, secretsKey: undefined });
const contact = "https://cubby.example";
work.context.settings.push = { secrets, outgoing: openOutgoing({ exceptions: [service.host] }), contact };

type Person = Pick<Awaited<ReturnType<typeof server.person>>, "accountId" | "request">;
/** Another browser of the same person. */
async function signInAgain({ accountId, email }: Person & { email: string }): Promise<Person> {
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password: "blue-paper-boats" },
  });
  const authorization = `Bearer ${String(answer.headers["access-token"])}`;
  return {
    accountId,
    request: (path, options = {}) => server.request(path, { ...options, headers: { authorization } }),
  };
}
const path = "account/push_subscription";
const subscribe = (who: Person, subscription = service.subscribe()) =>
  who.request(path, { method: "POST", body: subscription });
const isSubscribed = async (who: Person) => (await who.request(path)).json().isSubscribed as boolean;

const newMessage = mailTemplate({
  id: "test.new-message",
  emailType: "new_messages",
  push: true,
  sample: {},
  write: (_data, { t, url }) => ({
    subject: t(/*i18n*/ "New messages"),
    blocks: [{ paragraph: "…" }, { button: "…", url: url("/messages?conversation=7#last") }],
  }),
});
let keys = 0;
const settings = { origin: contact, tokens: work.context.settings.tokens };
const tell = ({ accountId }: Person, more: object = {}) =>
  emailSubscriber(db, settings, {
    ...{ accountId, key: `told-${(keys += 1)}`, template: newMessage({}), now: time },
    ...more,
  });
const titles = () => service.received.map(({ message }) => message.title);

let educator: Awaited<ReturnType<typeof server.person>>;
beforeEach(async () => {
  time = noon;
  service.answer(201);
  service.received.length = 0;
  educator = await server.person("educator", { zipCode: "78701" });
});

test("a device that asked for it is told what the mail says, encrypted and signed for its service", async () => {
  expect(await isSubscribed(educator)).toBe(false);
  expect((await subscribe(educator)).status).toBe(204);
  expect(await isSubscribed(educator)).toBe(true);
  await tell(educator);
  await work.run();
  const [push] = service.received;
  expect(push!.message).toMatchObject({ title: "New messages", path: "/messages?conversation=7#last" });
  expect(push!.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "86400" });

  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(String(push!.headers.authorization))!;
  const { publicKey } = (await educator.request(path)).json();
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey as string, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const verified = await jwtVerify(
    token!,
    await importJWK({ kty: "EC", crv: "P-256", x: x!, y: y! }, "ES256"),
  );
  expect(verified.payload).toMatchObject({ sub: contact, aud: `http://${service.host}` });
});

test("in the reader's language, once for one occasion, on each of their devices", async () => {
  await db.updateTable("accounts").set({ language: "es" }).where("id", "=", educator.accountId).execute();
  const second = await signInAgain(educator);
  await subscribe(educator);
  await subscribe(second);
  await tell(educator, { key: "the-same" });
  await tell(educator, { key: "the-same" });
  await work.run();
  expect(titles()).toEqual(["Mensajes nuevos", "Mensajes nuevos"]);
  const tags = service.received.map(({ message }) => message.tag);
  expect(new Set(tags).size).toBe(1);
});

test("not for a kind that is switched off there, though its mail is; and not for mail switched off, though it is", async () => {
  await subscribe(educator);
  const { data, included } = (await educator.request("account_email_preferences?include=email_type")).json();
  const kind = included.find((one: { attributes: { key: string } }) => one.attributes.key === "new_messages");
  const { id } = data.find(
    (one: { relationships: { email_type: { data: { id: string } } } }) =>
      one.relationships.email_type.data.id === kind.id,
  );
  const choose = (attributes: object) =>
    educator.request(`account_email_preferences/${id}`, {
      method: "PATCH",
      body: { data: { type: "account_email_preferences", id, attributes } },
    });
  expect((await choose({ push: false })).status).toBe(200);
  expect(await tell(educator)).toBe(true);
  await work.run();
  expect(titles()).toEqual([]);
  await choose({ push: true, enabled: false });
  expect(await tell(educator)).toBe(false);
  await work.run();
  expect(titles()).toEqual(["New messages"]);
});

test("nothing at night but what is urgent; what is of no use in the morning never comes", async () => {
  await subscribe(educator);
  // Eleven or midnight in Austin, where it is eight at 13 or 14 o'clock.
  time = next(5);
  await tell(educator);
  await tell(educator, { until: after(time, 7.9) });
  await work.run();
  expect(titles()).toEqual([]);
  await tell(educator, { isUrgent: true, until: after(time, 1) });
  await work.run();
  expect(service.received.map(({ headers }) => headers.ttl)).toEqual(["3600"]);
  time = after(time, 9.1);
  await work.run({ asOf: time });
  expect(titles()).toHaveLength(2);
});

test("no longer than the session: after logging out, or elsewhere, nothing comes", async () => {
  const second = await signInAgain(educator);
  const subscription = service.subscribe();
  await subscribe(educator, subscription);
  // The same browser, in another session: the earlier one has none any more.
  await subscribe(second, subscription);
  expect(await isSubscribed(educator)).toBe(false);
  await tell(educator);
  await second.request("accounts/sign_out", { method: "DELETE" });
  await work.run();
  expect(titles()).toEqual([]);

  await subscribe(educator);
  expect((await educator.request(path, { method: "DELETE" })).status).toBe(204);
  await tell(educator);
  await work.run();
  expect(titles()).toEqual([]);
});

test("a device that is gone is forgotten; one that can't be reached is tried again, and the others not", async () => {
  await subscribe(educator);
  service.answer(410);
  await tell(educator);
  await work.run();
  expect(await isSubscribed(educator)).toBe(false);

  const second = await signInAgain(educator);
  await subscribe(educator);
  await subscribe(second);
  service.answer(503);
  await tell(educator);
  await work.run({ allowFailures: true });
  expect(await isSubscribed(educator)).toBe(true);
  service.answer(201);
  await work.run({ asOf: new Date(Date.now() + 3_600_000) });
  await work.run({ asOf: new Date(Date.now() + 3_600_000) });
  expect(titles()).toEqual(["New messages", "New messages"]);
});

test("the key is one for all, and a lost secret makes a new one, without the browsers of the old", async () => {
  await subscribe(educator);
  const keyOf = async (who: Person) => (await who.request(path)).json().publicKey as string;
  const first = await keyOf(educator);
  expect(await keyOf(await server.person("employer", { zipCode: "78701" }))).toBe(first);
  await db
    .updateTable("pushKeys")
    .set({ sealedPrivateKey: Buffer.from("lost") })
    .execute();
  expect(await keyOf(educator)).not.toBe(first);
  expect(await isSubscribed(educator)).toBe(false);
});

test("guests have none, nor does an operator who acts as somebody; an address inside is never called", async () => {
  expect((await server.request(path)).status).toBe(401);
  const inside = { ...service.subscribe(), endpoint: "http://127.0.0.1:9/push" };
  expect((await subscribe(educator, inside)).status).toBe(204);
  await tell(educator);
  await work.run({ allowFailures: true });
  expect(titles()).toEqual([]);
  for (const wrong of [
    { ...inside, endpoint: "file:///etc/passwd" },
    { ...inside, keys: { ...inside.keys, auth: "short" } },
    { endpoint: inside.endpoint },
  ])
    expect((await subscribe(educator, wrong as typeof inside)).status).toBe(422);
});

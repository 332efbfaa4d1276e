/** Consent to text messages, who receives one, and what STOP, START and HELP do. */
import { testServer } from "#app/testing/test-server.ts";
import { twilioSignature } from "#platform/server/sms/twilio-signature.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { sendSmsToAccount } from "./send-sms-to-account.ts";

const authToken = "twilio-token";
const server = await testServer({
  TWILIO_ACCOUNT_SID: "AC123",
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: "+15125550100",
  PUBLIC_URL: "https://cubby.example",
});
afterAll(() => server.close());
const { db } = server;
const phoneNumber = "(512) 555-0123";
const noon = new Date("2026-06-10T17:00:00Z");

type Person = Awaited<ReturnType<typeof server.person>>;
const put = (who: Person, attributes: object) =>
  who.request("account", { method: "PUT", body: { data: { attributes } } });
const accountOf = ({ accountId }: Person) =>
  db
    .selectFrom("accounts")
    .select(["smsNotifications", "smsConsentedAt", "smsConsentText"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
const textsOf = ({ accountId }: Person) =>
  db.selectFrom("smsMessages").selectAll().where("accountId", "=", accountId).orderBy("id").execute();

let keys = 0;
const text = ({ accountId }: Person, more = {}) =>
  sendSmsToAccount(
    db,
    { origin: "https://cubby.example" },
    {
      accountId,
      key: `text-${(keys += 1)}`,
      template: {
        id: "interviews.reminder",
        write: ({ t }) => t("Your interview begins at {clock}.", { clock: "2:00 PM" }),
      },
      now: noon,
      ...more,
    },
  );

describe("consent", () => {
  test("given at sign-up, the time and the words are kept", async () => {
    const educator = await server.person("educator", {
      zipCode: "78701",
      phoneNumber,
      smsNotifications: true,
    });
    expect(await accountOf(educator)).toEqual({
      smsNotifications: true,
      smsConsentedAt: expect.any(Date),
      smsConsentText:
        "Text me about interviews and replies. Message and data rates may apply. Reply STOP at any time.",
    });
  });

  test("ends when the number goes from the profile", async () => {
    const educator = await server.person("educator", {
      zipCode: "78701",
      phoneNumber,
      smsNotifications: true,
    });
    const [profile] = (await educator.request("user_profiles")).json().data;
    const attributes = { phoneNumber: null };
    const body = { data: { type: "user_profiles", id: profile.id, attributes } };
    const changed = await educator.request(`user_profiles/${profile.id}`, { method: "PATCH", body });
    expect(changed.status).toBe(200);
    expect((await accountOf(educator)).smsNotifications).toBe(false);
  });

  test("in the settings needs a phone number, and says so at its field", async () => {
    const educator = await server.person("educator", { zipCode: "78701" });
    const early = await put(educator, { smsNotifications: true });
    expect(early.status).toBe(422);
    expect(early.json().errors[0]).toMatchObject({
      detail: "Enter your phone number to get text messages",
      meta: { field: "phoneNumber" },
    });
    const [profile] = (await educator.request("user_profiles")).json().data;
    await educator.request(`user_profiles/${profile.id}`, {
      method: "PATCH",
      body: { data: { type: "user_profiles", id: profile.id, attributes: { phoneNumber } } },
    });
    expect((await put(educator, { smsNotifications: true })).status).toBe(200);
    const { smsConsentedAt } = await accountOf(educator);
    expect(smsConsentedAt).toEqual(expect.any(Date));
    expect((await put(educator, { smsNotifications: false })).status).toBe(200);
    // What was agreed to once stays on record.
    expect(await accountOf(educator)).toMatchObject({ smsNotifications: false, smsConsentedAt });
  });
});

describe("a text", () => {
  test("goes to whoever agreed and has a number, once for a key; the first says how to end them", async () => {
    const educator = await server.person("educator", {
      zipCode: "78701",
      phoneNumber,
      smsNotifications: true,
    });
    const silent = await server.person("educator", { zipCode: "78701", phoneNumber });
    expect(await text(silent)).toBe(false);
    expect(await text(educator, { key: "same" })).toBe(true);
    expect(await text(educator, { key: "same" })).toBe(false);
    await text(educator);
    expect((await textsOf(educator)).map(({ recipient, body }) => [recipient, body])).toEqual([
      ["+15125550123", "Cubby: Your interview begins at 2:00 PM. Reply STOP to end these texts."],
      ["+15125550123", "Cubby: Your interview begins at 2:00 PM."],
    ]);
  });

  test("waits for the morning, unless it is urgent or of no use by then", async () => {
    const educator = await server.person("educator", {
      zipCode: "78701",
      phoneNumber,
      smsNotifications: true,
    });
    const night = new Date("2026-06-11T04:00:00Z");
    const runAt = async () => {
      const last = (await textsOf(educator)).at(-1)!;
      const { rows } = await sql<{ runAt: Date }>`
        select run_at as "runAt" from graphile_worker.jobs where key = ${`sms.deliver:${last.id}`}`.execute(
        db,
      );
      return rows[0]!.runAt;
    };
    await text(educator, { now: night });
    expect(await runAt()).toEqual(new Date("2026-06-11T13:00:00Z"));
    await text(educator, { now: night, isUrgent: true });
    expect((await runAt()).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await runAt()).getTime()).toBeLessThanOrEqual(Date.now());
    expect(await text(educator, { now: night, until: new Date("2026-06-11T12:30:00Z") })).toBe(false);
  });
});

test("a type that is switched off for texts sends none, and others do", async () => {
  const educator = await server.person("educator", { zipCode: "78701", phoneNumber, smsNotifications: true });
  await db
    .updateTable("accounts")
    .set({ verifiedPhone: "+15125550123" })
    .where("id", "=", educator.accountId)
    .execute();
  const { data, included } = (await educator.request("account_email_preferences?include=email_type")).json();
  const kind = included.find(
    (one: { attributes: { key: string } }) => one.attributes.key === "interview_reminders",
  );
  const { id } = data.find(
    (one: { relationships: { email_type: { data: { id: string } } } }) =>
      one.relationships.email_type.data.id === kind.id,
  );
  const type = "account_email_preferences";
  const body = { data: { type, id, attributes: { sms: false } } };
  expect((await educator.request(`${type}/${id}`, { method: "PATCH", body })).status).toBe(200);
  expect(await text(educator)).toBe(false);
  expect(await text(educator, { template: { id: "interviews.canceled", write: () => "Canceled." } })).toBe(
    true,
  );
});

describe("Twilio's webhook", () => {
  const address = "https://cubby.example/api/webhooks/twilio";
  const say = (Body: string, more: Record<string, string> = {}, signature?: string) => {
    const parameters = { From: "+15125550177", To: "+15125550100", Body, MessageSid: "SM1", ...more };
    return server.request("webhooks/twilio", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signature ?? twilioSignature(authToken, address, parameters),
      },
      body: new URLSearchParams(parameters).toString(),
    });
  };
  const listener = () =>
    server.person("educator", { zipCode: "78701", phoneNumber: "512-555-0177", smsNotifications: true });

  test("STOP ends them, also those that wait; START lets them come again", async () => {
    const educator = await listener();
    await text(educator, { now: new Date("2026-06-11T04:00:00Z") });
    const stopped = await say(" stop. ");
    expect(stopped.status).toBe(200);
    expect(stopped.headers["content-type"]).toContain("text/xml");
    expect(stopped.text).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>');
    expect((await accountOf(educator)).smsNotifications).toBe(false);
    expect((await textsOf(educator))[0]).toMatchObject({ state: "failed", problem: "stopped by its reader" });
    expect(await text(educator)).toBe(false);
    await say("START");
    expect(await accountOf(educator)).toMatchObject({
      smsNotifications: true,
      smsConsentText: "Reply START",
    });
    await say("", { OptOutType: "STOP" });
    expect((await accountOf(educator)).smsNotifications).toBe(false);
  });

  test("START signs nobody up who never agreed; HELP says who writes; other words do nothing", async () => {
    const silent = await server.person("educator", { zipCode: "78701", phoneNumber: "5125550188" });
    await say("START", { From: "+15125550188" });
    expect((await accountOf(silent)).smsNotifications).toBe(false);
    const help = await say("HELP");
    expect(help.text).toContain("<Message>Cubby texts about your interviews.");
    expect((await say("HELP", { OptOutType: "HELP" })).text).not.toContain("<Message>");
    const educator = await listener();
    await say("I will stop by at three");
    expect((await accountOf(educator)).smsNotifications).toBe(true);
  });

  test("is believed only with Twilio's signature", async () => {
    const educator = await listener();
    expect((await say("STOP", {}, "bm8=")).status).toBe(403);
    expect((await accountOf(educator)).smsNotifications).toBe(true);
  });
});

test("/dev/sms shows what was sent, as a page and as JSON", async () => {
  const json = await server.request("/dev/sms", { headers: { accept: "application/json" } });
  expect(json.json().data[0]).toEqual({
    to: expect.stringContaining("+1512"),
    body: expect.stringContaining("Cubby: "),
    state: expect.any(String),
  });
  const page = await server.request("/dev/sms", { headers: { accept: "text/html" } });
  expect(page.text).toContain("Your interview begins at 2:00 PM.");
});

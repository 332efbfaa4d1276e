/** SMS delivery: stored without a provider, sent by Twilio, retried, never knowingly sent twice. */
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { testJobs } from "../testing/test-jobs.ts";
import { eraseOldSms } from "./erase-old-sms.job.ts";
import { deliverSms } from "./deliver-sms.job.ts";
import { cancelQueuedSms, sendSms } from "./send-sms.ts";
import { twilioSignature } from "./twilio-signature.ts";
import { startFakeTwilio } from "./twilio.fixtures.ts";

const database = await testDatabase();
const { db } = database;
const twilio = await startFakeTwilio();
afterAll(() => twilio.close());
const jobsWithoutTwilio = testJobs(database, [deliverSms, eraseOldSms]);
const sent = testJobs(database, [deliverSms]);
sent.context.settings.twilio = twilio.settings;

const { id: accountId } = await db
  .insertInto("accounts")
  .values({
    email: "ana@people.example",
    passwordHash: "x",
    userType: "educator",
    firstName: "Ana",
    lastName: "Ruiz",
  })
  .returning("id")
  .executeTakeFirstOrThrow();

let count = 0;
async function write(more: { at?: Date } = {}) {
  const to = `+1512555${String((count += 1)).padStart(4, "0")}`;
  const key = randomUUID();
  await sendSms(db, { key, accountId, to, body: "Your interview begins at 2:00 PM.", ...more });
  return { key, to };
}
const rowOf = (key: string) =>
  db.selectFrom("smsMessages").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
const acceptedAt = (to: string) => twilio.accepted.filter((one) => one.to === to).length;
const again = () => sent.run({ asOf: new Date(Date.now() + 3_600_000), allowFailures: true });

test("without a provider it is stored; one key makes one message", async () => {
  const { key, to } = await write();
  expect(await sendSms(db, { key, accountId, to, body: "Again." })).toBe(false);
  await jobsWithoutTwilio.run();
  expect(await rowOf(key)).toMatchObject({
    state: "not_sent",
    attempts: 1,
    body: "Your interview begins at 2:00 PM.",
  });
});

test("Twilio gets it once, signed in, from our number", async () => {
  const { key, to } = await write();
  await sent.run();
  expect(await rowOf(key)).toMatchObject({ state: "sent", providerId: twilio.accepted.at(-1)!.sid });
  expect(acceptedAt(to)).toBe(1);
  expect(twilio.authorizations.at(-1)).toBe(`Basic ${Buffer.from("AC123:twilio-token").toString("base64")}`);
  await again();
  expect(acceptedAt(to)).toBe(1);
});

test("a temporary failure is retried; an invalid number is given up immediately", async () => {
  twilio.next.push(503, 201);
  const first = await write();
  await sent.run({ allowFailures: true });
  expect(await rowOf(first.key)).toMatchObject({ state: "queued", problem: "Twilio answered 503: no" });
  await again();
  expect(await rowOf(first.key)).toMatchObject({ state: "sent", attempts: 2, problem: null });
  twilio.next.push(400);
  const second = await write();
  await sent.run({ allowFailures: true });
  await again();
  expect(await rowOf(second.key)).toMatchObject({ state: "failed", attempts: 1 });
});

test("without a reply, Twilio is queried before a retry", async () => {
  twilio.next.push("hang up after taking");
  const accepted = await write();
  await sent.run({ allowFailures: true });
  expect(await rowOf(accepted.key)).toMatchObject({ state: "sending" });
  await again();
  expect(await rowOf(accepted.key)).toMatchObject({ state: "sent" });
  expect(acceptedAt(accepted.to)).toBe(1);

  // A worker that died while sending, before Twilio received the message.
  const lost = await write();
  await db.updateTable("smsMessages").set({ state: "sending" }).where("key", "=", lost.key).execute();
  await sent.run();
  expect(await rowOf(lost.key)).toMatchObject({ state: "sent" });
  expect(acceptedAt(lost.to)).toBe(1);
});

test("messages that wait for the morning can be canceled; old ones are erased", async () => {
  const { key, to } = await write({ at: new Date(Date.now() + 1_800_000) });
  await sent.run();
  expect(await rowOf(key)).toMatchObject({ state: "queued", attempts: 0 });
  await cancelQueuedSms(db, [accountId], "stopped by its reader");
  await again();
  expect(await rowOf(key)).toMatchObject({ state: "failed", problem: "stopped by its reader" });
  expect(acceptedAt(to)).toBe(0);
  const old = new Date(Date.now() - 31 * 86_400_000);
  await db.updateTable("smsMessages").set({ createdAt: old }).where("key", "=", key).execute();
  await eraseOldSms.run({}, { ...jobsWithoutTwilio.context, attempt: { number: 1, isLast: false } });
  expect(await rowOf(key)).toMatchObject({ recipient: "", body: "", key });
});

test("a webhook's signature is Twilio's own example", () => {
  const caller = "+14158675309";
  const parameters = {
    CallSid: "CA1234567890ABCDE",
    Caller: caller,
    Digits: "1234",
    From: caller,
    To: "+18005551212",
  };
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  expect(twilioSignature("12345", url, parameters)).toBe("RSOYDt4T1cUTdK1PDd93/VVr8B8=");
});

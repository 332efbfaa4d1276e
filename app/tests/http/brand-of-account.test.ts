/** Mails, texts and flags follow the person's brand, at whichever address they are and whoever causes them. */
import { accountsOf } from "#features/accounts/api/accounts.fixtures.ts";
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { sendSmsToAccount } from "#features/accounts/api/sms/send-sms-to-account.ts";
import { flagActor } from "#features/operators/api/flag-actor.query.ts";
import { emailWaitingList } from "#features/places/api/email-waiting-list.job.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { testJobs, testSecret } from "#platform/server/testing/test-jobs.ts";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { featuresFor } from "../../features.ts";
import { testServer } from "../../testing/test-server.ts";

const publicUrl = "https://jobs.cubby.example";
const oaksOrigin = "https://oaks.example";
const atOaks = { host: "oaks.example", "content-type": "application/json" };
const atDefault = { host: "jobs.cubby.example", "content-type": "application/json" };

const server = await testServer({ PUBLIC_URL: publicUrl });
const { db } = server;
const jobs = testJobs({ url: server.databaseUrl, db }, [emailWaitingList]);
const tokens = tokenSigner(testSecret);
const brand = await db
  .insertInto("brands")
  .values({
    ...{ name: "Little Oaks", domain: "oaks.example", contactEmail: "hello@oaks.example", links: "{}" },
    removeSchoolSignup: false,
  })
  .returning("id")
  .executeTakeFirstOrThrow();
afterAll(() => server.close());

let people = 0;
async function signUp(headers: Record<string, string>, more: object = {}) {
  const email = `branded-${(people += 1)}@people.example`;
  const person = { email, password: "blue-paper-boats", firstName: "Noa", lastName: "Field" };
  const body = { ...person, userType: "educator", zipCode: "78701", ...more };
  const answer = await server.request("accounts/sign_up", { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  return { email, id: answer.json().data.id as string, language: "en" };
}

const lastMail = (email: string) =>
  db
    .selectFrom("mails")
    .selectAll()
    .where("toAddress", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

const originsIn = ({ text, html }: { text: string; html: string }) =>
  new Set([...`${text} ${html}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([url]) => new URL(url).origin));

/** Everything that a reader sees of a mail says one brand, and leads to it. */
function expectOaks(mail: Awaited<ReturnType<typeof lastMail>>, origin = oaksOrigin): void {
  expect(mail.html).toContain("Little Oaks");
  expect(originsIn(mail)).toContain(origin);
  expect(originsIn(mail)).not.toContain(publicUrl);
  expect(JSON.stringify(mail)).not.toMatch(/Cubby/);
}

const mails = collectFrom(featuresFor(server.config, fileLinks(tokens)), "mails");
const oaksPerson = await signUp(atOaks);

test.each(mails.map((mail) => [mail.id, mail] as const))("%s is its reader's brand's", async (id, mail) => {
  const at = { origin: publicUrl, productOrigin: publicUrl };
  await emailAccount(db, at, oaksPerson, `walk:${id}`, mail.preview());
  expectOaks(await lastMail(oaksPerson.email));
  const settings = { origin: publicUrl, tokens };
  const template = mail.preview();
  await emailSubscriber(db, settings, {
    accountId: oaksPerson.id,
    key: `walk-subscriber:${id}`,
    template: { ...template, emailType: null },
  });
  const mailed = await lastMail(oaksPerson.email);
  expect(mailed.key).toBe(`walk-subscriber:${id}`);
  expectOaks(mailed);
});

test("what a person asks for at another brand's address comes from their own", async () => {
  const reset = (email: string, headers: Record<string, string>) =>
    server.request("account/reset_password", { method: "POST", headers, body: { email } });
  const oaks = await signUp(atOaks);
  await reset(oaks.email, atDefault);
  expectOaks(await lastMail(oaks.email));
  const other = await signUp(atDefault);
  await reset(other.email, atOaks);
  expect([...originsIn(await lastMail(other.email))]).toEqual([publicUrl]);
});

test("a code that logs in comes from the brand of its account, else from where it was asked for", async () => {
  const ask = (email: string, headers: Record<string, string>) =>
    server.request("accounts/email_code", { method: "POST", headers, body: { email } });
  expect((await ask(oaksPerson.email, atDefault)).status).toBeLessThan(300);
  expectOaks(await lastMail(oaksPerson.email));
  await ask("nobody@people.example", atDefault);
  expect(originsIn(await lastMail("nobody@people.example"))).not.toContain(oaksOrigin);
});

test("an operator's decision is mailed in the brand of the program's owner", async () => {
  const owner = await signUp(atOaks, { userType: "employer", employerName: "Oak Room" });
  const { employerId } = await db
    .selectFrom("employerProfiles")
    .select("employerId")
    .where("accountId", "=", owner.id)
    .executeTakeFirstOrThrow();
  const staff = await accountsOf(server).staff();
  await db.deleteFrom("mails").where("toAddress", "=", owner.email).execute();
  const attributes = { approvalState: "approved" };
  const answer = await staff.request(`employers/${employerId}`, {
    method: "PATCH",
    headers: { host: "jobs.cubby.example" },
    body: { data: { type: "employers", id: employerId, attributes } },
  });
  expect(answer.status).toBe(200);
  expectOaks(await lastMail(owner.email));
});

test("a text message names the brand of its reader", async () => {
  const consent = { smsNotifications: true, smsConsentedAt: new Date(), verifiedPhone: "+15125550101" };
  await db.updateTable("accounts").set(consent).where("id", "=", oaksPerson.id).execute();
  await db
    .updateTable("userProfiles")
    .set({ phoneNumber: "512-555-0101" })
    .where("accountId", "=", oaksPerson.id)
    .execute();
  const template = { id: "interviews.reminder", write: () => "See you soon." };
  const sms = { accountId: oaksPerson.id, key: "branded", template, isUrgent: true };
  expect(await sendSmsToAccount(db, { origin: publicUrl }, sms)).toBe(true);
  const sent = await db.selectFrom("smsMessages").select("body").where("key", "=", "branded").execute();
  expect(sent[0]!.body).toMatch(/^Little Oaks: See you soon\./);
});

test("who waits for a place hears from the brand that they asked", async () => {
  const email = "waiting@people.example";
  const body = { email, zipCode: "82001", userType: "educator" };
  await server.request("waiting_list", { method: "POST", headers: atOaks, body });
  const area = await db
    .updateTable("geographies")
    .set({ userProfileRegisterable: true })
    .where("longName", "=", "Wyoming")
    .returning("id")
    .executeTakeFirstOrThrow();
  await emailWaitingList.enqueue(db, { geographyId: area.id });
  await jobs.run();
  // The worker of tests has a PUBLIC_URL of its own.
  expectOaks(await lastMail(email), "http://oaks.example:3000");
});

test("a flag's brand is the account's, and the default one for an account without", async () => {
  expect((await flagActor(db, oaksPerson.id)).brandId).toBe(brand.id);
  const { id } = await signUp(atDefault);
  await db.updateTable("accounts").set({ brandId: null }).where("id", "=", id).execute();
  const fallback = await db.selectFrom("brands").select("id").where("isDefault", "=", true).execute();
  expect((await flagActor(db, id)).brandId).toBe(fallback[0]!.id);
});

/** Not to accounts: to an address nobody has signed up with, or to the operators of a brand. */
const sendersByAddress = [
  "features/accounts/api/email-code/email-code.ts",
  "features/accounts/api/emails/email-account.ts",
  "features/accounts/api/emails/email-subscriber.ts",
  "features/accounts/api/emails/gathered-mails.job.ts",
  "features/accounts/api/privacy-requests/create-privacy-request.action.ts",
  "features/accounts/api/privacy-requests/decide-privacy-request.action.ts",
  "features/educators/api/review/email-appeal.job.ts",
  "features/jobs/api/alerts/create-alert.action.ts",
  "features/jobs/api/alerts/email-alert-recipient.ts",
  "features/messages/api/reports/email-operators.job.ts",
  "features/places/api/email-waiting-list.job.ts",
];

test("every other mail goes through the functions that know the account's brand", () => {
  const root = join(import.meta.dirname, "../../..");
  const files = globSync("features/**/*.ts", { cwd: root }).filter(
    (file) => !/\.(test|fixtures)\.ts$/.test(file),
  );
  const senders = files.filter((file) =>
    /\b(sendMail|writeMail|mail\.send)\(/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(senders.sort()).toEqual(sendersByAddress);
});

/** The pages behind a mail's links are of the brand of the account (or address) the link belongs to, at any host. */
import { unsubscribeUrl } from "#features/accounts/api/emails/unsubscribe-link.ts";
import { stayVisiblePath } from "#features/educators/api/dormancy/stay-visible-link.ts";
import { findLink, requestAlert } from "#features/jobs/api/alerts/alerts.fixtures.ts";
import { limitedBrand } from "#app/testing/limited-brand.fixtures.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const atDefault = { host: "jobs.cubby.example" };
const tokens = tokenSigner(testSecret);
let server: Awaited<ReturnType<typeof testServer>>;
let brand: Awaited<ReturnType<typeof limitedBrand>>;
beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: "https://jobs.cubby.example" });
  brand = await limitedBrand(server.db, []);
});
afterAll(() => server.close());

/** Of the brand, unconfirmed. */
async function oaksPerson(userType: "educator" | "employer" = "educator") {
  const person = await server.person(userType, { unconfirmed: true, employerName: "Oak Room" });
  await brand.join(person.accountId);
  return person;
}

const lastMail = (email: string) =>
  server.db
    .selectFrom("mails")
    .select("text")
    .where("toAddress", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

async function expectOaks(url: string, headers: Record<string, string> = atDefault) {
  const { text, status } = await server.request(url.replace(/^https?:\/\/[^/]+/, ""), { headers });
  expect([status, text]).toEqual([200, expect.stringContaining("Little Oaks")]);
  expect(text).not.toContain("Cubby");
}

test("unsubscribing", async () => {
  const { accountId } = await oaksPerson();
  await expectOaks(await unsubscribeUrl(tokens, "https://any.example", accountId, "job_alerts"));
});

test("staying visible", async () => {
  const { accountId } = await oaksPerson();
  const profile = await server.db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  await expectOaks(await stayVisiblePath(tokens, profile.id));
});

test("confirming an address", async () => {
  const { email } = await oaksPerson();
  const { text } = await lastMail(email);
  await expectOaks(/\S*\/account\/confirm_email\?token=\S+/.exec(text)![0]);
});

test("a job alert of an account, and of a mere address", async () => {
  const person = await server.person("educator");
  await brand.join(person.accountId);
  const { data } = (await person.request("job_alerts", requestAlert({ role: ["Director"] }))).json();
  const token = await tokens.sign("job-alert", data.id, 3600);
  await expectOaks(`/api/saved_search?token=${token}`);
  const email = "guest@people.example";
  const asked = requestAlert({ role: ["Director"] }, { email });
  await server.request("job_alerts", { ...asked, headers: brand.headers });
  await expectOaks(findLink((await lastMail(email)).text));
});

test("an invitation to a team", async () => {
  const owner = await server.person("employer", { employerName: "Oak Room", zipCode: "78701" });
  const email = "colleague@people.example";
  const invited = { email, firstName: "Kim", lastName: "Lee" };
  const answer = await owner.request("employer_profiles", {
    method: "POST",
    headers: brand.headers,
    body: { data: { type: "employer_profiles", attributes: invited } },
  });
  expect(answer.status).toBe(201);
  await expectOaks(/\S*\/team_invitation\?token=\S+/.exec((await lastMail(email)).text)![0]);
});

test("a locked account is told the address of its own brand", async () => {
  const { email, accountId } = await oaksPerson();
  await server.db.updateTable("accounts").set({ lockedAt: new Date() }).where("id", "=", accountId).execute();
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: atDefault,
    body: { email, password: "blue-paper-boats" },
  });
  expect(answer.text).toContain("hello@oaks.example");
});

test("a link that nobody knows is the host's page", async () => {
  const read = (headers: Record<string, string>) =>
    server.request("/api/saved_search?token=unknown", { headers });
  expect((await read(brand.headers)).text).toContain("Little Oaks");
  expect((await read(atDefault)).text).toContain("Cubby");
});

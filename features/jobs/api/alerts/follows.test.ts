/** Following a program: its new jobs come by mail, each once, and one press in the mail ends it. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { alertFixtures, findLink, requestAlert } from "./alerts.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { begin, emailAlerts, jobs, mails, publish, submitForm } = alertFixtures(server);

async function follower() {
  const ana = await server.person("educator");
  const [first] = jobs();
  const ofProgram = jobs().filter(({ employer }) => employer.id === first!.employer.id);
  const other = jobs().find(({ employer }) => employer.id !== first!.employer.id)!;
  const { slug, name } = await server.db
    .selectFrom("employers")
    .select(["slug", "name"])
    .where("id", "=", first!.employer.id)
    .executeTakeFirstOrThrow();
  const followed = await ana.request("job_alerts", requestAlert({ employerSlug: [slug] }, { name }));
  expect(followed.status).toBe(201);
  await begin();
  return { ana, ofProgram, other, slug, name };
}

test("a follower is mailed once about a new job of the program, and of no other", async () => {
  const { ana, ofProgram, other, name } = await follower();
  await publish([ofProgram[0]!, other]);
  await emailAlerts();
  await emailAlerts();
  const [mail, ...more] = await mails(ana.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(`New job: ${ofProgram[0]!.title} at ${name}`);
  expect(mail!.text).toContain(ofProgram[0]!.slug);
  expect(mail!.text).not.toContain(other.slug);
  expect(mail!.text).toContain(`Don't follow ${name} any more`);
});

test("one press in the mail ends it, without logging in; following again renews it", async () => {
  const { ana, ofProgram, slug } = await follower();
  await publish([ofProgram[0]!]);
  await emailAlerts();
  const link = findLink((await mails(ana.email))[0]!.text);
  expect((await server.request(link)).text).toContain("Stop these emails");
  expect((await submitForm(link, "stop")).text).toContain("No more emails");
  await server.db
    .updateTable("jobAlerts")
    .set({ dueAt: new Date(0) })
    .execute();
  await publish([ofProgram[1] ?? ofProgram[0]!]);
  await emailAlerts();
  expect(await mails(ana.email)).toHaveLength(1);
  const until = async () =>
    new Date((await ana.request("job_alerts")).json().data[0].attributes.wantedUntil).getTime();
  expect(await until()).toBeLessThanOrEqual(Date.now());
  await ana.request("job_alerts", requestAlert({ employerSlug: [slug] }));
  expect(await until()).toBeGreaterThan(Date.now());
});

test("a job that the follower has hidden is not mailed", async () => {
  const { ana, ofProgram } = await follower();
  const attributes = { jobListingId: ofProgram[0]!.id };
  const body = { data: { type: "hidden_jobs", attributes } };
  expect((await ana.request("hidden_jobs", { method: "POST", body })).status).toBe(201);
  await publish([ofProgram[0]!]);
  await emailAlerts();
  expect(await mails(ana.email)).toEqual([]);
});

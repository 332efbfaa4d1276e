/** Every night it is worked out who is responsive: by people's answers alone. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { createConversationPair, findProfileId, sendText } from "#features/messages/api/messages.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { updateResponsive } from "./update-responsive.job.ts";

const server = await testServer();
const { db } = server;
afterAll(() => server.close());
const jobs = testJobs({ url: server.databaseUrl, db }, [updateResponsive]);

async function runNight() {
  await updateResponsive.enqueue(db, {});
  await jobs.run();
}
const isEmployerResponsive = async (id: string) =>
  (await db.selectFrom("employers").select("responsive").where("id", "=", id).executeTakeFirstOrThrow())
    .responsive;
const isEducatorResponsive = async (id: string) =>
  (await db.selectFrom("userProfiles").select("responsive").where("id", "=", id).executeTakeFirstOrThrow())
    .responsive;
/** As if it had all been so much longer ago. */
const age = (conversationId: string, days: number) =>
  sql`update messages set created_at = created_at - make_interval(days => ${days})
    where conversation_id = ${conversationId}`.execute(db);

type Pair = Awaited<ReturnType<typeof createConversationPair>>;
/** The employer asks, `count` times a day each; the educator answers at once, or not at all. */
async function talk({ employer, educator, conversationId }: Pair, count: number, isAnswered: boolean) {
  for (let number = 0; number < count; number += 1) {
    await sendText(employer, { conversationId }, "Would Tuesday suit you?");
    if (isAnswered) await sendText(educator, { conversationId }, "Yes, gladly.");
    await age(conversationId, 2);
  }
}

test("an educator who answers is responsive; several messages in a row are one question, which says too little", async () => {
  const [kind, silent] = [await createConversationPair(server), await createConversationPair(server)];
  await talk(kind, 6, true);
  // Its own messages in a row: one question, which says too little.
  await talk(silent, 6, false);
  await age(silent.conversationId, 10);
  const [kindId, silentId] = [
    await findProfileId(server, kind.educator.accountId),
    await findProfileId(server, silent.educator.accountId),
  ];
  await db.updateTable("userProfiles").set({ responsive: true }).where("id", "=", silentId).execute();
  await runNight();
  expect(await isEducatorResponsive(kindId)).toBe(true);
  expect(await isEducatorResponsive(silentId)).toBe(true);
});

test("a program that leaves its applicants without an answer loses it, and one answer each gives it back", async () => {
  const employer = await createEmployer(server, { name: "Quiet Oaks" });
  const applicants: string[] = [];
  for (let number = 0; number < 6; number += 1) {
    const job = await employer.publish();
    const educator = await server.person("educator", { zipCode: "78701" });
    const sent = await make(educator, "job_applications", { jobListingId: job.id });
    expect(sent.status).toBe(201);
    applicants.push(sent.json().data.id);
  }
  await sql`update job_applications set submitted_at = submitted_at - make_interval(days => 12)
    where employer_id = ${employer.employerId}`.execute(db);
  await db.updateTable("employers").set({ responsive: true }).where("id", "=", employer.employerId).execute();
  await runNight();
  expect(await isEmployerResponsive(employer.employerId)).toBe(false);

  const reject = (id: string) =>
    employer.request(`employer/job_applications/${id}/reject`, { method: "POST", body: {} });
  for (const id of applicants.slice(0, 4)) expect((await reject(id)).status).toBe(200);
  // A refusal is an answer: four of six, and as if each had come within days.
  await sql`update job_application_events set created_at = created_at - make_interval(days => 9)
    where by = 'employer' and job_application_id = any(${applicants})`.execute(db);
  await runNight();
  expect(await isEmployerResponsive(employer.employerId)).toBe(true);
});

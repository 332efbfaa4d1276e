/** Summaries that a model does not write: it fails, it is enough for today, or there is none. Plain sentences stand. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import { applicant, byEmployer, jobWithEmployer } from "../applications.fixtures.ts";
import { good, later, readSummary, summariesUnderTest, text } from "./summaries.fixtures.ts";

const { server, db, model, jobs, employer, job, workerWith, work, summaryOf, logsOf } =
  await summariesUnderTest();
const plain = await testServer();
afterAll(() => plain.close());

describe("whatever goes wrong, plain sentences stand", () => {
  test.for([
    ["a server in trouble", { status: 500 }],
    ["a wrong key", { status: 401 }],
    ["words instead of JSON", { text: "Great candidate!" }],
    ["too little", { text: '{"summary": "Good."}' }],
    ["a link in it", { text: JSON.stringify({ summary: `${text} See https://evil.example/cv` }) }],
    ["a body that is none of the protocol", { body: "<html>" }],
  ] as const)("%s: three tries, then it says so", async ([, says]) => {
    model.say(says);
    const { id } = await applicant(server, job.id);
    await jobs.run();
    expect(await summaryOf(id)).toMatchObject({ by: "rules", state: "writing" });
    await work();
    const failed = await summaryOf(id);
    expect(failed).toMatchObject({ by: "rules", state: "failed", rating: null });
    expect(failed.said).toMatch(/[.]$/);
    expect(await logsOf(id)).toHaveLength(3);

    model.say(good);
    expect((await byEmployer(employer, id, "regenerate_summary")).status).toBe(200);
    await work();
    expect(await summaryOf(id)).toMatchObject({ said: text, by: "model", state: null });
  });

  test("trouble that passes is not noticed", async () => {
    model.say({ text: "no" }, good);
    const { id } = await applicant(server, job.id);
    await work();
    expect(await summaryOf(id)).toMatchObject({ by: "model", state: null });
  });

  test("a model that takes too long is not waited for", async () => {
    const impatient = workerWith({ languageModelSeconds: 1 });
    model.say({ silentMs: 20_000 });
    const { id } = await applicant(server, job.id);
    await impatient.run();
    expect((await logsOf(id)).map(({ failure }) => failure)).toEqual(["took too long"]);
    model.say(good);
    await work();
    expect(await summaryOf(id)).toMatchObject({ by: "model" });
  });

  test("what nobody is at any more after a quarter of an hour has failed", async () => {
    const { id } = await applicant(server, job.id);
    const longAgo = later(-16 * 60);
    await db
      .updateTable("jobApplications")
      .set({ aiSuitabilitySummaryAskedAt: longAgo })
      .where("id", "=", id)
      .execute();
    expect(await summaryOf(id)).toMatchObject({ by: "rules", state: "failed" });
    expect((await byEmployer(employer, id, "regenerate_summary")).status).toBe(200);
    await work();
    expect(await summaryOf(id)).toMatchObject({ by: "model", state: null });
  });
});

test("an employer has so many a day, and its team is told in plain words; another one goes on", async () => {
  const sparing = workerWith({ languageModelCallsPerDayOfEmployer: 1 });
  const own = await jobWithEmployer(server, {}, "Small House");
  const [first, second] = [await applicant(server, own.job.id), await applicant(server, own.job.id, "Ben")];
  const others = await applicant(server, job.id, "Cleo");
  await sparing.run();
  expect(await summaryOf(first.id, own.employer)).toMatchObject({ by: "model", state: null });
  // No failure of anybody: the plain sentences are the summary.
  expect(await summaryOf(second.id, own.employer)).toMatchObject({ by: "rules", state: null });
  expect(await summaryOf(others.id)).toMatchObject({ by: "model" });

  const spent = Array.from({ length: 29 }, () => ({ kind: "test", employerId: own.employer.employerId }));
  await db.insertInto("openAiLogs").values(spent).execute();
  const refused = await byEmployer(own.employer, second.id, "regenerate_summary");
  expect(refused.status).toBe(429);
  expect(refused.json().errors[0]).toMatchObject({
    code: "summaries_used_up",
    detail: "Your team has used today's AI summaries. Try again tomorrow.",
  });
  expect(await summaryOf(second.id, own.employer)).toMatchObject({ state: null });
  expect((await byEmployer(employer, others.id, "regenerate_summary")).status).toBe(200);
});

test("without a model the match table speaks, and asking for more is answered in plain words", async () => {
  const own = await jobWithEmployer(plain);
  const { id } = await applicant(plain, own.job.id);
  expect(await readSummary(id, own.employer)).toMatchObject({ by: "rules", state: null, rating: null });
  const refused = await byEmployer(own.employer, id, "regenerate_summary");
  expect(refused.status).toBe(409);
  expect(refused.json().errors[0].detail).toBe(
    "No language model is set up here. The summary is written from the match table.",
  );
  expect([
    server.platform.capabilities.includes("ai_summaries"),
    plain.platform.capabilities.includes("ai_summaries"),
  ]).toEqual([true, false]);
});

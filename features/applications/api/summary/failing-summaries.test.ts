/** Summaries without a model's text: it fails, its budget is used, or none is configured. Sentences from the match table remain. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import { createApplicant, runEmployerEvent, createJobWithEmployer } from "../applications.fixtures.ts";
import {
  goodAnswer,
  secondsFromNow,
  readSummary,
  createSummaryServer,
  summaryText,
} from "./summaries.fixtures.ts";

const { server, db, model, jobs, employer, job, workerWith, work, summaryOf, logsOf } =
  await createSummaryServer();
const plain = await testServer();
afterAll(() => plain.close());

describe("whatever goes wrong, plain sentences stand", () => {
  test.for([
    ["a server in trouble", { status: 500 }],
    ["a wrong key", { status: 401 }],
    ["words instead of JSON", { text: "Great candidate!" }],
    ["too little", { text: '{"summary": "Good."}' }],
    ["a link in it", { text: JSON.stringify({ summary: `${summaryText} See https://evil.example/cv` }) }],
    ["a body that is none of the protocol", { body: "<html>" }],
  ] as const)("%s: three tries, then it says so", async ([, says]) => {
    model.say(says);
    const { id } = await createApplicant(server, job.id);
    await jobs.run();
    expect(await summaryOf(id)).toMatchObject({ by: "rules", state: "writing" });
    await work();
    const failed = await summaryOf(id);
    expect(failed).toMatchObject({ by: "rules", state: "failed", rating: null });
    expect(failed.summary).toMatch(/[.]$/);
    expect(await logsOf(id)).toHaveLength(3);

    model.say(goodAnswer);
    expect((await runEmployerEvent(employer, id, "regenerate_summary")).status).toBe(200);
    await work();
    expect(await summaryOf(id)).toMatchObject({ summary: summaryText, by: "model", state: null });
  });

  test("temporary failures are retried", async () => {
    model.say({ text: "no" }, goodAnswer);
    const { id } = await createApplicant(server, job.id);
    await work();
    expect(await summaryOf(id)).toMatchObject({ by: "model", state: null });
  });

  test("a model that takes too long times out", async () => {
    const impatient = workerWith({ languageModelSeconds: 1 });
    model.say({ silentMs: 20_000 });
    const { id } = await createApplicant(server, job.id);
    await impatient.run();
    expect((await logsOf(id)).map(({ failure }) => failure)).toEqual(["took too long"]);
    model.say(goodAnswer);
    await work();
    expect(await summaryOf(id)).toMatchObject({ by: "model" });
  });

  test("a request without an answer after 15 minutes has failed", async () => {
    const { id } = await createApplicant(server, job.id);
    const longAgo = secondsFromNow(-16 * 60);
    await db
      .updateTable("jobApplications")
      .set({ aiSuitabilitySummaryRequestedAt: longAgo })
      .where("id", "=", id)
      .execute();
    expect(await summaryOf(id)).toMatchObject({ by: "rules", state: "failed" });
    expect((await runEmployerEvent(employer, id, "regenerate_summary")).status).toBe(200);
    await work();
    expect(await summaryOf(id)).toMatchObject({ by: "model", state: null });
  });
});

test("an employer has a daily budget, exceeding it is explained, and other employers are not affected", async () => {
  const sparing = workerWith({ languageModelCallsPerDayOfEmployer: 1 });
  const own = await createJobWithEmployer(server, {}, "Small House");
  const [first, second] = [
    await createApplicant(server, own.job.id),
    await createApplicant(server, own.job.id, "Ben"),
  ];
  const others = await createApplicant(server, job.id, "Cleo");
  await sparing.run();
  expect(await summaryOf(first.id, own.employer)).toMatchObject({ by: "model", state: null });
  // Not a failure: sentences from the match table are the summary.
  expect(await summaryOf(second.id, own.employer)).toMatchObject({ by: "rules", state: null });
  expect(await summaryOf(others.id)).toMatchObject({ by: "model" });

  const spent = Array.from({ length: 29 }, () => ({ kind: "test", employerId: own.employer.employerId }));
  await db.insertInto("openAiLogs").values(spent).execute();
  const refused = await runEmployerEvent(own.employer, second.id, "regenerate_summary");
  expect(refused.status).toBe(429);
  expect(refused.json().errors[0]).toMatchObject({
    code: "summaries_used_up",
    detail: "Your team has used today's AI summaries. Try again tomorrow.",
  });
  expect(await summaryOf(second.id, own.employer)).toMatchObject({ state: null });
  expect((await runEmployerEvent(employer, others.id, "regenerate_summary")).status).toBe(200);
});

test("without a model the summary comes from the match table, and a request is refused with a reason", async () => {
  const own = await createJobWithEmployer(plain);
  const { id } = await createApplicant(plain, own.job.id);
  expect(await readSummary(id, own.employer)).toMatchObject({ by: "rules", state: null, rating: null });
  const refused = await runEmployerEvent(own.employer, id, "regenerate_summary");
  expect(refused.status).toBe(409);
  expect(refused.json().errors[0].detail).toBe(
    "No language model is set up here. The summary is written from the match table.",
  );
  expect([
    server.platform.capabilities.includes("ai_summaries"),
    plain.platform.capabilities.includes("ai_summaries"),
  ]).toEqual([true, false]);
});

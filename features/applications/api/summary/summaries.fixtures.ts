/** Fixtures of summaries: a server with a scripted model, and a worker. */
import { testServer } from "#app/testing/test-server.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { startFakeModel } from "#platform/server/language-model/endpoint.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach } from "vitest";
import { createJobWithEmployer, readApplication, employerApplications } from "../applications.fixtures.ts";
import { writeSummaryJob } from "./write-summary.job.ts";

export const summaryText =
  "Speaks the languages the job asks for and lives close by. Experience is not stated: worth asking.";
export const goodAnswer = { text: JSON.stringify({ summary: summaryText }) };
export const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

export async function createSummaryServer() {
  const model = await startFakeModel();
  const server = await testServer({
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL_NAME: "tiny",
    LANGUAGE_MODEL_CALLS_PER_DAY_OF_EMPLOYER: "30",
  });
  afterAll(() => Promise.all([server.close(), model.close()]));
  const { db } = server;
  beforeEach(async () => {
    model.say(goodAnswer);
    await db.deleteFrom("openAiLogs").execute();
  });
  const writing = (more: Partial<typeof server.config> = {}) =>
    writeSummaryJob(openLanguageModel({ ...server.config, ...more }));
  /** A worker with a different model setup. */
  const workerWith = (more: Partial<typeof server.config>) =>
    testJobs({ db, url: server.databaseUrl }, [writing(more)]);
  const jobs = workerWith({});
  const { employer, job } = await createJobWithEmployer(server);
  return {
    ...{ server, db, model, jobs, employer, job, writing, workerWith },
    /** Runs due jobs, and retries within two minutes. */
    async work() {
      for (let round = 0; round < 3; round += 1) await jobs.run({ asOf: secondsFromNow(120) });
    },
    summaryOf: (id: string, who: Asker = employer) => readSummary(id, who),
    logsOf: (id: string) =>
      db.selectFrom("openAiLogs").selectAll().where("jobApplicationId", "=", id).orderBy("id").execute(),
  };
}

type Asker = Parameters<typeof readApplication>[0];

/** As the employer reads it. */
export async function readSummary(id: string, who: Asker) {
  const { aiSuitabilitySummary: summary, ...rest } = await readApplication(who, id, employerApplications);
  const { aiSuitabilitySummaryBy: by, aiSuitabilitySummaryState: state } = rest;
  return { summary: String(summary), by, state, rating: rest.aiSuitabilitySummaryRating };
}

/** For tests of summaries: a server with a model that says what it is told to, and a worker that asks it. */
import { testServer } from "#app/testing/test-server.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { startFakeModel } from "#platform/server/language-model/endpoint.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeEach } from "vitest";
import { jobWithEmployer, read, received } from "../applications.fixtures.ts";
import { writeSummaryJob } from "./write-summary.job.ts";

export const text =
  "Speaks the languages the job asks for and lives close by. Experience is not stated: worth asking.";
export const good = { text: JSON.stringify({ summary: text }) };
export const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

export async function summariesUnderTest() {
  const model = await startFakeModel();
  const server = await testServer({
    LANGUAGE_MODEL_URL: model.url,
    LANGUAGE_MODEL_NAME: "tiny",
    LANGUAGE_MODEL_CALLS_PER_DAY_OF_EMPLOYER: "30",
  });
  afterAll(() => Promise.all([server.close(), model.close()]));
  const { db } = server;
  beforeEach(async () => {
    model.say(good);
    await db.deleteFrom("openAiLogs").execute();
  });
  const writing = (more: Partial<typeof server.config> = {}) =>
    writeSummaryJob(openLanguageModel({ ...server.config, ...more }));
  /** A worker whose model is set up a little differently. */
  const workerWith = (more: Partial<typeof server.config>) =>
    testJobs({ db, url: server.databaseUrl }, [writing(more)]);
  const jobs = workerWith({});
  const { employer, job } = await jobWithEmployer(server);
  return {
    ...{ server, db, model, jobs, employer, job, writing, workerWith },
    /** Runs what is due, and what is tried again within two minutes. */
    async work() {
      for (let round = 0; round < 3; round += 1) await jobs.run({ asOf: later(120) });
    },
    summaryOf: (id: string, who: Asker = employer) => readSummary(id, who),
    logsOf: (id: string) =>
      db.selectFrom("openAiLogs").selectAll().where("jobApplicationId", "=", id).orderBy("id").execute(),
  };
}

type Asker = Parameters<typeof read>[0];

/** As the employer reads it. */
export async function readSummary(id: string, who: Asker) {
  const { aiSuitabilitySummary: said, ...rest } = await read(who, id, received);
  const { aiSuitabilitySummaryBy: by, aiSuitabilitySummaryState: state } = rest;
  return { said: String(said), by, state, rating: rest.aiSuitabilitySummaryRating };
}

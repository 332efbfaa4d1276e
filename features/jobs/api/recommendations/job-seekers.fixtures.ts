/** Fixtures for recommendations: jobs in the database, educators with job preferences, and the worker. */
import { beforeAll } from "vitest";
import type { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { makeMarket, type MadeJob } from "../search/job-market.fixtures.ts";
import { refreshJobSearch } from "../search/refresh-job-search.ts";
import { jobsFeature } from "../index.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

export const recommendationsPath = "user_profile/job_listing_recommendations";

/** Creates an educator in Austin with job preferences. */
export async function jobSeeker(server: Server, place = { lat: 30.27, lng: -97.74 }) {
  const person = await server.person("educator");
  const { id } = await server.db
    .updateTable("userProfiles")
    .set(place)
    .where("accountId", "=", person.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const wishes = {
    desired_role: ["Teacher (Lead/Head)", "Assistant Teacher"],
    availability: ["Full-time", "Part-time"],
  };
  await server.db
    .insertInto("profileQuestionAnswers")
    .values(
      Object.entries(wishes).map(([profileQuestionName, value]) => ({
        userProfileId: id,
        profileQuestionName,
        value: JSON.stringify(value),
      })),
    )
    .execute();
  const list = async (query = "page[size]=100") =>
    (await person.request(`${recommendationsPath}?${query}`)).json();
  const jobs = async () =>
    (await list()).data.map(
      (row: { relationships: { job_listing: { data: { id: string } } } }) =>
        row.relationships.job_listing.data.id,
    ) as string[];
  const save = () =>
    person.request(`user_profiles/${id}`, {
      method: "PATCH",
      body: { data: { type: "user_profiles", id, attributes: { lastName: `Vale ${Math.random()}` } } },
    });
  const dismiss = (recommendation: string, dismissed: boolean) =>
    person.request(`${recommendationsPath}/${recommendation}`, {
      method: "PATCH",
      body: { data: { type: "job_listing_recommendations", id: recommendation, attributes: { dismissed } } },
    });
  return { ...person, id, list, jobs, save, dismiss };
}

/** The open jobs of a market, and a worker that does what is due and what waits for a moment. */
export function jobMarket(server: Server) {
  const worker = testJobs(
    { url: server.databaseUrl, db: server.db } as never,
    jobsFeature(server.config).jobs!,
  );
  const jobs: MadeJob[] = [];
  beforeAll(async () => {
    jobs.push(...(await makeMarket(server.db, 200)).filter(({ published }) => published));
    await server.db.transaction().execute((tx) =>
      refreshJobSearch(
        tx,
        jobs.map(({ id }) => id),
      ),
    );
  });
  return { worker, jobs, work: () => worker.run({ asOf: new Date(Date.now() + 60_000) }) };
}

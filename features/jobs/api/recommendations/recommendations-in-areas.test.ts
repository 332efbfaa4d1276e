/** Recommendations and alerts of people whose brand is in a few areas alone. */
import { afterAll, expect, test } from "vitest";
import { limitedBrand } from "#app/testing/limited-brand.fixtures.ts";
import { testServer } from "#app/testing/test-server.ts";
import { recommendJob } from "./recommend.job.ts";
import { jobMarket, jobSeeker } from "./job-seekers.fixtures.ts";

const server = await testServer();
const { jobs, work } = jobMarket(server);
afterAll(() => server.close());

test("only jobs of the brand's areas are recommended, whichever side changed", async () => {
  const ana = await jobSeeker(server);
  await ana.save();
  await work();
  const areaOf = new Map(jobs.map(({ id, employer }) => [id, employer.geographyId]));
  const before = await ana.jobs();
  const [area] = before.map((id) => areaOf.get(id)!);
  const outside = before.filter((id) => areaOf.get(id) !== area);
  expect(outside.length).toBeGreaterThan(0);
  const brand = await limitedBrand(server.db, [area!]);
  await brand.join(ana.accountId);
  // At once in the list, and in what is stored with the next calculation of either side.
  expect((await ana.jobs()).filter((id) => areaOf.get(id) !== area)).toEqual([]);
  await ana.save();
  await work();
  await recommendJob.enqueue(server.db, { jobListingId: outside[0]! });
  await work();
  const stored = await server.db
    .selectFrom("jobRecommendations")
    .select("jobListingId")
    .where("userProfileId", "=", ana.id)
    .execute();
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ jobListingId }) => areaOf.get(jobListingId) !== area)).toEqual([]);
});

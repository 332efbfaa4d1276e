/** Recommendations on a real database, from the job's side: which educators a job reaches, and the nightly run. */
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { sql } from "kysely";
import type { ListingStatus } from "../../job-constants.ts";
import { refreshJobSearch } from "../search/refresh-job-search.ts";
import { recommendToAllEducators } from "./recommend.job.ts";
import { jobMarket, jobSeeker } from "./job-seekers.fixtures.ts";

const server = await testServer();
const { worker, jobs, work } = jobMarket(server);
const seeker = (place?: { lat: number; lng: number }) => jobSeeker(server, place);
afterAll(() => server.close());

describe("for a job that changed", () => {
  /** Emits the event that a transition emits. */
  const emitChange = (id: string, before: ListingStatus, after: ListingStatus) =>
    server.db.transaction().execute(async (tx) => {
      await tx.updateTable("jobListings").set({ listingStatus: after }).where("id", "=", id).execute();
      await refreshJobSearch(tx, [id]);
      const change = {
        id,
        changed: [],
        before: { id, listingStatus: before },
        after: { id, listingStatus: after },
      };
      await server.platform.registry.emit(
        systemContext(worker.context, tx),
        "job_listings.updated",
        change as never,
      );
    });

  test("it reaches those near it whom it fits, and leaves them when it closes", async () => {
    const [ana, far] = [await seeker(), await seeker({ lat: 45.52, lng: -122.68 })];
    for (const one of [ana, far]) await one.save();
    await work();
    const [id] = await ana.jobs();
    await emitChange(id!, "published", "closed");
    await work();
    expect(await ana.jobs()).not.toContain(id);
    const kept = () =>
      server.db
        .selectFrom("jobRecommendations")
        .select("userProfileId")
        .where("jobListingId", "=", id!)
        .execute();
    expect(await kept()).toEqual([]);
    await emitChange(id!, "closed", "published");
    await work();
    expect(await ana.jobs()).toContain(id);
    expect((await kept()).map((row) => row.userProfileId)).not.toContain(far.id);
  });

  test("no more than fifty are kept, the best", async () => {
    const ana = await seeker();
    await ana.save();
    await work();
    const [best] = (await ana.list()).data;
    const bestId = best.relationships.job_listing.data.id as string;
    const others = jobs.filter(({ id }) => id !== bestId).slice(0, 60);
    await sql`insert into job_recommendations (user_profile_id, job_listing_id, score)
      select ${ana.id}, id, 0.75 from unnest(${others.map(({ id }) => id)}::uuid[]) id
      on conflict do nothing`.execute(server.db);
    await emitChange(bestId, "published", "published");
    await work();
    const rows = await server.db
      .selectFrom("jobRecommendations")
      .select("jobListingId")
      .where("userProfileId", "=", ana.id)
      .execute();
    expect(rows).toHaveLength(50);
    expect(rows.map(({ jobListingId }) => jobListingId)).toContain(bestId);
  });
});

test("at night everybody is served, twice over without a change", async () => {
  const ana = await seeker();
  expect(await ana.jobs()).toEqual([]);
  const run = () =>
    recommendToAllEducators.run({}, { ...worker.context, attempt: { number: 1, isLast: false } });
  await run();
  expect((await ana.jobs()).length).toBeGreaterThan(3);
  const versions = () =>
    server.db.selectFrom("jobRecommendations").select(["id", "version"]).orderBy("id").execute();
  const before = await versions();
  await run();
  expect(await versions()).toEqual(before);
});

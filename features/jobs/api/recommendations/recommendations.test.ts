/** Recommendations on a real database, from the educator's side: which are stored, and which never (again). */
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { match } from "#features/matching/match.ts";
import { readOwnFacts } from "#features/matching/api/educator-facts.query.ts";
import { recommendedFromScore } from "../../job-badges.ts";
import { readJobFacts } from "../match/job-facts.query.ts";
import { idsIn } from "../jobs.fixtures.ts";
import { recommendToAllEducators } from "./recommend.job.ts";
import { jobMarket, recommendationsPath as path, jobSeeker } from "./job-seekers.fixtures.ts";

const server = await testServer();
const { worker, jobs, work } = jobMarket(server);
const seeker = (place?: { lat: number; lng: number }) => jobSeeker(server, place);
afterAll(() => server.close());

describe("for an educator who changed something", () => {
  test("what fits is there, the best first, with reasons that add up, as the search and its badges say", async () => {
    const ana = await seeker();
    await ana.save();
    await ana.save();
    expect((await work()).filter((name) => name === "jobs.recommend-to-educator")).toHaveLength(1);
    const all = await fitting(ana.id);
    expect(all.length).toBeGreaterThan(3);
    expect((await ana.jobs()).toSorted()).toEqual(all.toSorted().slice(0, 50));
    const { data, included } = await ana.list(
      "page[size]=100&include=job_listing,job_listing.employer,job_listing.locations",
    );
    const scores = data.map(({ attributes }: { attributes: { score: number } }) => attributes.score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    for (const { attributes } of data) {
      const sum = attributes.reasons.reduce(
        (total: number, { points }: { points: number }) => total + points,
        0,
      );
      expect(sum).toBeCloseTo(attributes.score, 9);
    }
    const kinds = new Set(included.map(({ type }: { type: string }) => type));
    expect([...kinds].toSorted()).toEqual(["employers", "job_listings", "locations"]);
    const called = included.filter(
      ({ type, meta }: { type: string; meta?: { badges: string[] } }) =>
        type === "job_listings" && meta?.badges.includes("RECOMMENDED_FOR_YOU"),
    );
    expect(called).toHaveLength(3);
    const search = await ana.request("job_listings?filter[recommended]=true&page[size]=100");
    expect(idsIn(search).toSorted()).toEqual(all.toSorted());
  });

  test("dismissed ones are gone from list, search and badges, never return, and come back by Undo alone", async () => {
    const ana = await seeker();
    await ana.save();
    await work();
    const [first] = (await ana.list()).data;
    const jobId = first.relationships.job_listing.data.id as string;
    expect((await ana.dismiss(first.id, true)).json().data.attributes.dismissed).toBe(true);
    const isGone = async () => {
      expect(await ana.jobs()).not.toContain(jobId);
      expect(idsIn(await ana.request("job_listings?filter[recommended]=true&page[size]=100"))).not.toContain(
        jobId,
      );
      const { meta } = (await ana.request(`job_listings/${jobId}`)).json().data;
      expect(meta.badges).not.toContain("RECOMMENDED_FOR_YOU");
    };
    await isGone();
    await ana.save();
    await work();
    await recommendToAllEducators.run({}, { ...worker.context, attempt: { number: 1, isLast: false } });
    await server.db
      .updateTable("jobListings")
      .set({ updatedAt: new Date() })
      .where("id", "=", jobId)
      .execute();
    await isGone();
    expect((await ana.list("filter[dismissed]=true")).data.map(({ id }: { id: string }) => id)).toEqual([
      first.id,
    ]);
    expect((await ana.dismiss(first.id, false)).status).toBe(200);
    expect(await ana.jobs()).toContain(jobId);
  });

  test("what was applied for, and employers shut out, are not recommended", async () => {
    const ana = await seeker();
    await ana.save();
    await work();
    const [applied, other] = await ana.jobs();
    const employerOf = (id: string) => jobs.find((job) => job.id === id)!.employer.id;
    await server.db
      .insertInto("jobApplications")
      .values({
        jobListingId: applied!,
        employerId: employerOf(applied!),
        userProfileId: ana.id,
        aasmState: "submitted",
        submittedAt: new Date(),
      })
      .execute();
    expect(await ana.jobs()).not.toContain(applied);
    const answer = await ana.request(`user_profiles/${ana.id}`, {
      method: "PATCH",
      body: {
        data: {
          type: "user_profiles",
          id: ana.id,
          attributes: { excludedEmployerIds: [employerOf(other!)] },
        },
      },
    });
    expect(answer.status).toBe(200);
    expect(await ana.jobs()).not.toContain(other);
    await work();
    const left = await ana.jobs();
    expect(left.some((id) => employerOf(id) === employerOf(other!))).toBe(false);
    expect(left).not.toContain(applied);
    const search = idsIn(await ana.request("job_listings?filter[recommended]=true&page[size]=100"));
    expect(search.toSorted()).toEqual(left.toSorted());
  });

  test("are nobody else's, and only `dismissed` can be changed", async () => {
    const [ana, ben] = [await seeker(), await seeker()];
    await ana.save();
    await work();
    const [first] = (await ana.list()).data;
    expect((await ben.request(`${path}/${first.id}`)).status).toBe(404);
    expect((await ben.dismiss(first.id, true)).status).toBe(404);
    expect((await server.request(path)).status).toBe(401);
    const body = { data: { type: "job_listing_recommendations", id: first.id, attributes: { score: 1 } } };
    expect((await ana.request(`${path}/${first.id}`, { method: "PATCH", body })).status).toBe(403);
  });
});

/** The match itself, calculated for every open job within fifty miles. */
async function fitting(userProfileId: string): Promise<string[]> {
  const now = new Date();
  const educator = (await readOwnFacts(server.db, userProfileId, now))!;
  const facts = await readJobFacts(
    server.db,
    jobs.map(({ id }) => id),
    now,
  );
  return [...facts].flatMap(([id, job]) => {
    const { score, rows } = match(educator, job);
    const miles = rows.find(({ criterion }) => criterion === "distance")?.found;
    return score >= recommendedFromScore && typeof miles === "number" && miles <= 50 ? [id] : [];
  });
}

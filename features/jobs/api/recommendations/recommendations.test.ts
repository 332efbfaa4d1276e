/** Recommendations on a real database: what is kept, for whom, and what never comes (back). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { match } from "#features/matching/match.ts";
import { readEducatorFacts } from "#features/matching/api/educator-facts.query.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { sql } from "kysely";
import { recommendedFrom } from "../../job-badges.ts";
import { readJobFacts } from "../job-facts.query.ts";
import { idsIn } from "../jobs-under-test.ts";
import { makeMarket, type MadeJob } from "../search/market-under-test.ts";
import { refreshJobSearch } from "../search/refresh-job-search.ts";
import { jobsFeature } from "../index.ts";
import { recommendToEverybody } from "./recommend.job.ts";

const path = "user_profile/job_listing_recommendations";
const server = await testServer();
const worker = testJobs(
  { url: server.databaseUrl, db: server.db } as never,
  jobsFeature(server.config).jobs!,
);
afterAll(() => server.close());

const work = () => worker.run({ asOf: new Date(Date.now() + 60_000) });

/** An educator in Austin who says what is wished for. */
async function seeker(answers: Record<string, unknown> = {}, place = { lat: 30.27, lng: -97.74 }) {
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
    ...answers,
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
  const list = async (query = "page[size]=100") => (await person.ask(`${path}?${query}`)).json();
  const jobs = async () =>
    (await list()).data.map(
      (row: { relationships: { job_listing: { data: { id: string } } } }) =>
        row.relationships.job_listing.data.id,
    ) as string[];
  const save = () =>
    person.ask(`user_profiles/${id}`, {
      method: "PATCH",
      body: { data: { type: "user_profiles", id, attributes: { lastName: `Vale ${Math.random()}` } } },
    });
  const dismiss = (recommendation: string, dismissed: boolean) =>
    person.ask(`${path}/${recommendation}`, {
      method: "PATCH",
      body: { data: { type: "job_listing_recommendations", id: recommendation, attributes: { dismissed } } },
    });
  return { ...person, id, list, jobs, save, dismiss };
}

/** What the match itself says of every open job within fifty miles, by looking at all of them. */
async function fitting(userProfileId: string, jobs: MadeJob[]): Promise<string[]> {
  const now = new Date();
  const educator = (await readEducatorFacts(server.db, userProfileId, now))!;
  const facts = await readJobFacts(
    server.db,
    jobs.filter(({ published }) => published).map(({ id }) => id),
    now,
  );
  return [...facts].flatMap(([id, job]) => {
    const { score, rows } = match(educator, job);
    const miles = rows.find(({ criterion }) => criterion === "distance")?.found;
    return score >= recommendedFrom && typeof miles === "number" && miles <= 50 ? [id] : [];
  });
}

let jobs: MadeJob[];
beforeAll(async () => {
  jobs = await makeMarket(server.db, 200);
  const open = jobs.filter(({ published }) => published).map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, open));
});

describe("for an educator who changed something", () => {
  test("what fits is there, the best first, with reasons that add up, as the search and its badges say", async () => {
    const ana = await seeker();
    await ana.save();
    await ana.save();
    expect((await work()).filter((name) => name === "jobs.recommend-to-educator")).toHaveLength(1);
    const all = await fitting(ana.id, jobs);
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
    for (const { type, meta } of included)
      if (type === "job_listings") expect(meta.badges).toContain("RECOMMENDED_FOR_YOU");
    const search = await ana.ask("job_listings?filter[recommended]=true&page[size]=100");
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
      expect(idsIn(await ana.ask("job_listings?filter[recommended]=true&page[size]=100"))).not.toContain(
        jobId,
      );
      const { meta } = (await ana.ask(`job_listings/${jobId}`)).json().data;
      expect(meta.badges).not.toContain("RECOMMENDED_FOR_YOU");
    };
    await isGone();
    await ana.save();
    await work();
    await recommendToEverybody.run({}, { ...worker.context, attempt: { number: 1, isLast: false } });
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
    const answer = await ana.ask(`user_profiles/${ana.id}`, {
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
    const search = idsIn(await ana.ask("job_listings?filter[recommended]=true&page[size]=100"));
    expect(search.toSorted()).toEqual(left.toSorted());
  });

  test("are nobody else's, and only `dismissed` can be changed", async () => {
    const [ana, ben] = [await seeker(), await seeker()];
    await ana.save();
    await work();
    const [first] = (await ana.list()).data;
    expect((await ben.ask(`${path}/${first.id}`)).status).toBe(404);
    expect((await ben.dismiss(first.id, true)).status).toBe(404);
    expect((await server.ask(path)).status).toBe(401);
    const body = { data: { type: "job_listing_recommendations", id: first.id, attributes: { score: 1 } } };
    expect((await ana.ask(`${path}/${first.id}`, { method: "PATCH", body })).status).toBe(403);
  });
});

describe("for a job that changed", () => {
  /** Tells of a change as a move does. */
  const tell = (id: string, before: string, after: string) =>
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
        "job_listings",
        "updated",
        change,
      );
    });

  test("it reaches those near it whom it fits, and leaves them when it closes", async () => {
    const [ana, far] = [await seeker(), await seeker({}, { lat: 45.52, lng: -122.68 })];
    for (const one of [ana, far]) await one.save();
    await work();
    const [id] = await ana.jobs();
    await tell(id!, "published", "closed");
    await work();
    expect(await ana.jobs()).not.toContain(id);
    const kept = () =>
      server.db
        .selectFrom("jobRecommendations")
        .select("userProfileId")
        .where("jobListingId", "=", id!)
        .execute();
    expect(await kept()).toEqual([]);
    await tell(id!, "closed", "published");
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
    const others = jobs.filter(({ id, published }) => published && id !== bestId).slice(0, 60);
    await sql`insert into job_recommendations (user_profile_id, job_listing_id, score)
      select ${ana.id}, id, 0.75 from unnest(${others.map(({ id }) => id)}::uuid[]) id
      on conflict do nothing`.execute(server.db);
    await tell(bestId, "published", "published");
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
    recommendToEverybody.run({}, { ...worker.context, attempt: { number: 1, isLast: false } });
  await run();
  expect((await ana.jobs()).length).toBeGreaterThan(3);
  const versions = () =>
    server.db.selectFrom("jobRecommendations").select(["id", "version"]).orderBy("id").execute();
  const before = await versions();
  await run();
  expect(await versions()).toEqual(before);
});

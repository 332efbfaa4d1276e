/** What an educator is recommended, and the match beside each job, against the match itself over every job. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { loadMatchesForEducator } from "../match/job-matches.query.ts";
import { idsIn } from "../jobs.fixtures.ts";
import { makeMarket } from "./job-market.fixtures.ts";
import { refreshJobSearch } from "./refresh-job-search.ts";

const now = new Date();
let server: Awaited<ReturnType<typeof testServer>>;
let educator: Awaited<ReturnType<typeof server.person>>;
let scores: Map<string, number>;

beforeAll(async () => {
  server = await testServer();
  const jobs = await makeMarket(server.db, 200, now);
  const open = jobs.filter(({ published }) => published).map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, open));
  educator = await server.person("educator");
  const { id } = await server.db
    .updateTable("userProfiles")
    .set({ lat: 30.27, lng: -97.74 })
    .where("accountId", "=", educator.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = {
    desired_role: JSON.stringify(["Teacher (Lead/Head)", "Assistant Teacher"]),
    availability: JSON.stringify(["Full-time", "Part-time"]),
    expected_compensation: "18",
  };
  const rows = Object.entries(answers).map(([profileQuestionName, value]) => ({
    userProfileId: id,
    profileQuestionName,
    value,
  }));
  await server.db.insertInto("profileQuestionAnswers").values(rows).execute();
  const matches = await loadMatchesForEducator(server.db, id, open, now);
  scores = new Map(Array.from(matches, ([job, { score }]) => [job, score]));
});
afterAll(() => server.close());

test("recommended finds exactly the jobs that match by three quarters, the best first", async () => {
  const good = [...scores].filter(([, score]) => score >= 0.75).map(([id]) => id);
  expect(good.length).toBeGreaterThan(2);
  const answer = await educator.request("job_listings?filter[recommended]=true&page[size]=100");
  const ids = idsIn(answer);
  expect(ids.toSorted()).toEqual(good.toSorted());
  expect(answer.json().meta.page).toMatchObject({ total: good.length, totalIsExact: true });
  const found = ids.map((id) => scores.get(id)!);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  const rows = answer.json().data as {
    meta: { badges: string[]; match: { score: number; met: string[] } };
  }[];
  for (const { meta } of rows) {
    expect(meta.match.score).toBeGreaterThanOrEqual(0.75);
    expect(meta.match.met).toContain("distance");
  }
  const says = rows.map(({ meta }) => meta.badges.includes("RECOMMENDED_FOR_YOU"));
  expect(says.slice(0, 3)).toEqual([true, true, true]);
  expect(says.slice(3)).not.toContain(true);
});

test("an educator's list shows every job with its match, the best first, page by page", async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => educator.request(`job_listings?page[size]=50&page[number]=${page}`)),
  );
  const ids = pages.flatMap(idsIn);
  expect(ids.toSorted()).toEqual([...scores.keys()].toSorted());
  const found = ids.map((id) => scores.get(id)!);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  const [first] = pages[0]!.json().data;
  expect(first.meta.match).toMatchObject({
    met: expect.any(Array),
    missing: expect.any(Array),
    distanceMiles: expect.any(Number),
  });
});

test("another order is kept also among recommended ones", async () => {
  const answer = await educator.request(
    "job_listings?filter[recommended]=true&sort=-publishedAt&page[size]=100",
  );
  const times = answer
    .json()
    .data.map((job: { attributes: { publishedAt: string } }) => job.attributes.publishedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.length).toBeGreaterThan(2);
});

test("nobody else is recommended anything, nor shown a match", async () => {
  expect(idsIn(await server.request("job_listings?filter[recommended]=true"))).toEqual([]);
  for (const { meta } of (await server.request("job_listings")).json().data)
    expect(meta).not.toHaveProperty("match");
});

test("jobs like one: the same role, the nearest first, never itself", async () => {
  const jobs = (await server.request("job_listings?page[size]=100&filter[role]=Director")).json().data;
  const [one] = jobs;
  const ids = idsIn(await server.request(`job_listings?filter[similarTo]=${one.id}&page[size]=6`));
  const directors = jobs.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).not.toContain(one.id);
  for (const id of ids) expect(directors).toContain(id);
});

test("what others nearby pay: the middle half, or nothing where few do", async () => {
  const around = async (lat: number, lng: number) =>
    (await server.request(`job_listings/pay_hint?role=Director&lat=${lat}&lng=${lng}`)).json();
  const austin = await around(30.27, -97.74);
  expect(austin.count).toBeGreaterThan(3);
  expect(austin.low).toBeGreaterThan(11);
  expect(austin.high).toBeGreaterThanOrEqual(austin.low);
  expect(await around(64.8, -147.7)).toEqual({ low: null, high: null, count: 0 });
  expect((await server.request("job_listings/pay_hint?role=Director")).status).toBe(400);
});

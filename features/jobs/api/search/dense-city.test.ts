/** A city where many jobs share a place, a day and a pay: every order against a slow one, to the last page. */
import { milesToNearest } from "#features/places/distance.ts";
import { guest } from "#platform/shared/actor.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readByLinks, readByNumbers } from "#app/testing/read-pages.ts";
import { testServer } from "#app/testing/test-server.ts";
import { makeMarket, type MadeJob, seeded } from "./job-market.fixtures.ts";
import { matchingRows } from "./matching-rows.ts";
import { refreshJobSearch } from "./refresh-job-search.ts";
import { searchWordsOf, textQuery } from "./search-text.ts";
import { levelOfWord, tradeWords } from "./trade-words.ts";

const now = new Date();
const hourMs = 3_600_000;
/** Few, so that most jobs tie with others: in the center, on a rim of cells, and beyond ten miles. */
const spots = [
  { lat: 40.7592, lng: -73.9778 },
  { lat: 40.75, lng: -74 },
  { lat: 40.875, lng: -73.875 },
  { lat: 41.0534, lng: -73.5387 },
];
const center = spots[0]!;
let server: Awaited<ReturnType<typeof testServer>>;
let open: MadeJob[];

beforeAll(async () => {
  server = await testServer();
  const r = seeded(23);
  const jobs = await makeMarket(server.db, 180, now, 23);
  for (const job of jobs) {
    job.publishedAt = new Date(now.getTime() - r.pick([2, 30, 31]) * hourMs);
    job.hourly = r.pick([18, 21, 25]);
    job.places = job.places.map((place) => ({ ...place, ...r.pick(spots) }));
    const pay = { compensationMin: job.hourly, compensationMax: job.hourly, compensationInterval: "hour" };
    await server.db
      .updateTable("jobListings")
      .set({ publishedAt: job.publishedAt, ...pay })
      .where("id", "=", job.id)
      .execute();
    for (const { id, lat, lng } of job.places)
      await server.db.updateTable("locations").set({ lat, lng }).where("id", "=", id).execute();
  }
  open = jobs.filter(({ published }) => published);
  const ids = jobs.map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
});
afterAll(() => server.close());

const miles = (job: MadeJob) => milesToNearest(center, job.places)!;
const newest = (a: MadeJob, b: MadeJob) => b.publishedAt.getTime() - a.publishedAt.getTime();
const lastId = (a: MadeJob, b: MadeJob) => (a.id < b.id ? 1 : -1);
const orders: Record<string, (a: MadeJob, b: MadeJob) => number> = {
  distance: (a, b) => miles(a) - miles(b) || newest(a, b) || lastId(a, b),
  "-publishedAt": (a, b) => newest(a, b) || lastId(a, b),
  publishedAt: (a, b) => -newest(a, b) || -lastId(a, b),
  "-compensation": (a, b) => b.hourly - a.hourly || newest(a, b) || lastId(a, b),
};

test("every order goes through all ties to the end, each job once, with the same exact total", async () => {
  const r = seeded(5);
  for (let round = 0; round < 16; round += 1) {
    const sort = Object.keys(orders)[round % 4]!;
    const [radius, size, minimumWage] = [r.pick([1, 5, 11, 60]), r.pick([7, 20, 33]), r.pick([0, 20])];
    const expected = open
      .filter((job) => miles(job) <= radius && job.hourly >= minimumWage)
      .toSorted(orders[sort]);
    const path = searchPath({ ...around(radius), ...(minimumWage && { minimumWage }) }, sort, size);
    for (const found of [await readByNumbers(server, path), await readByLinks(server, path)])
      expect([path, found]).toEqual([path, { ids: expected.map(({ id }) => id), totals: [expected.length] }]);
  }
});

const sorts = ["", "publishedAt", "-publishedAt", "distance", "-distance", "compensation", "-compensation"];
const searches = [
  ...[{}, { role: "Teacher (Lead/Head)" }],
  ...[{ q: "teacher" }, { q: "montesori" }, { q: "lead teacher" }, { q: "austin" }],
];

test.each([...sorts, "relevance", "compensation,distance"])(
  "the links lead through the same jobs as the numbers, with words, filters and places, by “%s”",
  async (sort) => {
    const sizes = new Set<number>();
    for (const search of searches)
      for (const place of [{}, around(11), around(60)]) {
        const path = searchPath({ ...search, ...place }, sort, 9);
        const numbered = await readByNumbers(server, path);
        const linked = await readByLinks(server, path);
        expect([path, linked]).toEqual([path, numbered]);
        sizes.add(linked.ids.length);
      }
    expect(Math.max(...sizes)).toBeGreaterThan(100);
    expect(sizes.size).toBeGreaterThan(4);
  },
);

/** 3 in the title, 2 in employer and role, 1 in the town, 0 nowhere. */
function levelOf(word: string, { title, employer, roleType, places }: MadeJob): number {
  const cities = places.map(({ city }) => city).join(" ");
  const texts = [cities, `${employer.name} ${roleType ?? ""}`, title];
  const hasWord = (text: string) =>
    text
      .toLowerCase()
      .split(/\W+/)
      .some((each) => each.startsWith(word));
  return texts.findLastIndex(hasWord) + 1;
}

test.each(["teacher", "lead", "clo", "austin", "montessori lead", "assistant clover", "rock guide toddler"])(
  "where “%s” occurs decides, then the newest",
  async (q) => {
    const words = q.split(" ");
    const level = (job: MadeJob) => words.reduce((sum, word) => sum + levelOf(word, job), 0);
    const hasAll = (job: MadeJob) => words.every((word) => levelOf(word, job) > 0);
    for (const radius of [null, 11, 60]) {
      const expected = open
        .filter((job) => hasAll(job) && (radius === null || miles(job) <= radius))
        .toSorted((a, b) => level(b) - level(a) || newest(a, b) || lastId(a, b));
      const path = searchPath({ q, ...(radius && around(radius)) }, "relevance", 9);
      for (const found of [await readByNumbers(server, path), await readByLinks(server, path)])
        expect([path, found]).toEqual([
          path,
          { ids: expected.map(({ id }) => id), totals: [expected.length] },
        ]);
      if (radius !== 11) expect(expected.length).toBeGreaterThan(0);
    }
  },
);

test.each([
  ["teacher", true],
  ["lead teacher", false],
  ["guide", false],
])("around a place “%s” needs no more than entries: %s", (q, areEnough) => {
  const words = { filters: { q }, words: searchWordsOf(q), misspelt: false };
  const search = { ...words, circle: around(11), actor: guest, areas: null, now };
  const { sql: query } = matchingRows(server.db, search).select("jobListingId").compile();
  expect(!/from "?job_search"? /.test(query)).toBe(areEnough);
  expect(query.includes("job_search_points")).toBe(q !== "guide");
});

test("what entries say of a word of the trade is what the job's texts say", async () => {
  const levels = new Set<number>();
  for (const word of tradeWords) {
    const expected = sql<number>`case when not tsv @@ ${textQuery([word])} then 0
      when tsv @@ ${textQuery([word], "A")} then 3 when tsv @@ ${textQuery([word], "AB")} then 2 else 1 end`;
    const rows = await server.db
      .selectFrom("jobSearch")
      .select([levelOfWord(word, "jobSearch")!.as("level"), expected.as("expected")])
      .groupBy(["level", "expected"])
      .execute();
    for (const row of rows) {
      expect([word, row.level]).toEqual([word, row.expected]);
      levels.add(row.level);
    }
  }
  expect([...levels].toSorted()).toEqual([0, 2, 3]);
});

test.each(sorts)("by “%s” nobody is met twice while jobs come and go", async (sort) => {
  const r = seeded(sort.length + 7);
  const all = open.map(({ id }) => id);
  const hidden = new Set(r.some(all, 0.3));
  const remove = async () => {
    await server.db
      .deleteFrom("jobSearch")
      .where("jobListingId", "in", [...hidden])
      .execute();
  };
  const refresh = (ids: string[]) => server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
  await remove();
  const { ids } = await readByLinks(server, searchPath(around(60), sort, 9), async (met) => {
    const [come, go] = [r.some([...hidden], 0.2), r.some(all, 0.05)];
    await refresh(come);
    for (const id of come) hidden.delete(id);
    for (const id of go) hidden.add(id);
    await remove();
    expect(met.length).toBeGreaterThan(0);
  });
  await refresh(all);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
});

test("the entries of places follow the jobs, whatever becomes of them", async () => {
  const r = seeded(41);
  const refresh = (ids: string[]) => server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
  for (let round = 0; round < 4; round += 1) {
    const some = r.some(open, 0.3);
    for (const { id, places } of some) {
      const [another] = r.pick(open).places;
      if (r.chance(0.5))
        await server.db
          .insertInto("jobListingLocations")
          .values({ jobListingId: id, locationId: another!.id, position: places.length + round })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await server.db
          .deleteFrom("jobListingLocations")
          .where("jobListingId", "=", id)
          .where("position", ">", 0)
          .execute();
      await server.db
        .updateTable("jobListings")
        .set({ listingStatus: r.pick(["published", "published", "paused"]) })
        .where("id", "=", id)
        .execute();
    }
    await refresh(some.map(({ id }) => id));
    const { rows } = await sql<{ entries: unknown; jobs: unknown }>`
      select
        (select jsonb_agg(row(job_listing_id, position, lat, lng, is_only, facets, hourly_max, published_at, min_age,
          employer_id, geography_id, word_levels) order by job_listing_id, position)
        from job_search_points) as entries,
        (select jsonb_agg(row(job_listing_id, position, points[2 * position + 1], points[2 * position + 2],
          cardinality(points) = 2, facets, hourly_max, published_at, min_age, employer_id, geography_id,
          word_levels) order by job_listing_id, position)
        from job_search cross join generate_series(0, cardinality(points) / 2 - 1) as position) as jobs`.execute(
      server.db,
    );
    expect(rows[0]!.entries).toEqual(rows[0]!.jobs);
    expect((rows[0]!.entries as unknown[]).length).toBeGreaterThan(100);
  }
});

test.each(["filter[similarTo]=x", "", "sort=compensation"])(
  "the cursor of another order is refused (%s)",
  async (query) => {
    const { links } = (await server.request("job_listings?sort=distance&page[size]=2")).json();
    const cursor = new URLSearchParams(links.next.split("?")[1]).get("page[after]");
    expect(cursor).toBeTruthy();
    const place = query === "" ? "filter[lat]=40.7&filter[lng]=-74" : query;
    const answer = await server.request(`job_listings?${place}&page[after]=${cursor}`);
    expect(answer.status).toBe(400);
    expect(answer.json().errors[0].source).toEqual({ parameter: "page[after]" });
  },
);

const around = (radiusInMiles: number) => ({ ...center, radiusInMiles });

function searchPath(filters: object, sort: string, size: number): string {
  const query = new URLSearchParams({ "page[size]": String(size), "fields[job_listings]": "title" });
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, String(value));
  if (sort) query.set("sort", sort);
  return `job_listings?${query}`;
}

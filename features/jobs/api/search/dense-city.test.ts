/** A city where many jobs share a place, a day and a pay: every order against a slow one, to the last page. */
import { milesToNearest } from "#features/places/distance.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { makeMarket, type MadeJob, seeded } from "./job-market.fixtures.ts";
import { refreshJobSearch } from "./refresh-job-search.ts";

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
    const spot = r.pick(spots);
    job.publishedAt = new Date(now.getTime() - r.pick([2, 30, 31]) * hourMs);
    job.hourly = r.pick([18, 21, 25]);
    job.places = job.places.slice(0, 1).map((place) => ({ ...place, ...spot }));
    const pay = { compensationMin: job.hourly, compensationMax: job.hourly, compensationInterval: "hour" };
    await server.db
      .updateTable("jobListings")
      .set({ publishedAt: job.publishedAt, ...pay })
      .where("id", "=", job.id)
      .execute();
    await server.db
      .updateTable("locations")
      .set(spot)
      .where("id", "in", (eb) =>
        eb.selectFrom("jobListingLocations").select("locationId").where("jobListingId", "=", job.id),
      )
      .execute();
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
    const found: { ids: string[]; totals: Set<number> } = { ids: [], totals: new Set() };
    for (let page = 1; page <= Math.ceil(expected.length / size); page += 1) {
      const filters = { lat: center.lat, lng: center.lng, radiusInMiles: radius, minimumWage };
      const query = Object.entries(filters).map(([name, value]) => `filter[${name}]=${value}`);
      const answer = await server.request(
        `job_listings?${query.join("&")}&sort=${sort}&page[size]=${size}&page[number]=${page}`,
      );
      const { data, meta } = answer.json();
      found.ids.push(...data.map(({ id }: { id: string }) => id));
      found.totals.add(meta.page.total);
    }
    expect([sort, radius, found.ids]).toEqual([sort, radius, expected.map(({ id }) => id)]);
    if (expected.length > 0) expect([...found.totals]).toEqual([expected.length]);
  }
});

/** Every filter and sort of job search against a slow in-memory search over 320 seeded jobs. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { type MadeJob, makeMarket, seeded, titles } from "./job-market.fixtures.ts";
import { refreshJobSearch } from "./refresh-job-search.ts";
import { milesTo, searchCases } from "./job-search-cases.fixtures.ts";

const now = new Date();
let server: Awaited<ReturnType<typeof testServer>>;
let open: MadeJob[];

beforeAll(async () => {
  server = await testServer();
  const jobs = await makeMarket(server.db, 320, now);
  open = jobs.filter((job) => job.published);
  const ids = jobs.map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshJobSearch(tx, ids));
});
afterAll(() => server.close());

interface Found {
  ids: string[];
  total: number;
  data: { id: string; meta: { distanceMiles?: number; badges: string[] } }[];
  meta: { widerRadii?: { radiusInMiles: number; total: number }[]; similarWords?: boolean };
}

async function find(filters: Record<string, string>, rest = ""): Promise<Found> {
  const query = Object.entries(filters).map(
    ([name, value]) => `filter[${name}]=${encodeURIComponent(value)}`,
  );
  const answer = await server.request(`job_listings?page[size]=100&${query.join("&")}${rest}`);
  if (answer.status !== 200) throw new Error(`${query.join("&")} answered ${answer.status}: ${answer.text}`);
  const { data, meta } = answer.json();
  return { ids: data.map((row: { id: string }) => row.id), total: meta.page.total, data, meta };
}

const idsOf = (jobs: MadeJob[]) => jobs.map(({ id }) => id);

test.each(Object.keys(searchCases))("filter %s finds what a slow reading finds", async (name) => {
  const r = seeded(name.length * 31);
  let most = 0;
  for (let round = 0; round < 8; round++) {
    const { filters, holds } = searchCases[name]!(r, open);
    const expected = open.filter(holds);
    const found = await find(filters);
    expect([filters, found.total]).toEqual([filters, expected.length]);
    if (expected.length <= 100) expect(found.ids.toSorted()).toEqual(idsOf(expected).toSorted());
    else expect(new Set(idsOf(expected))).toEqual(new Set([...idsOf(expected), ...found.ids]));
    most = Math.max(most, expected.length);
  }
  expect(most).toBeGreaterThan(0);
});

test("any filters together are “and”", async () => {
  const r = seeded(99);
  const sizes = new Set<number>();
  for (let round = 0; round < 120; round++) {
    const chosen = [
      r.pick(Object.keys(searchCases)),
      r.pick(Object.keys(searchCases)),
      r.pick(Object.keys(searchCases)),
    ];
    const made = [...new Set(chosen)].map((name) => searchCases[name]!(r, open));
    const filters = Object.assign({}, ...made.map((each) => each.filters)) as Record<string, string>;
    const expected = open.filter((job) => made.every(({ holds }) => holds(job)));
    const found = await find(filters);
    expect([filters, found.total]).toEqual([filters, expected.length]);
    if (expected.length <= 100) expect(found.ids.toSorted()).toEqual(idsOf(expected).toSorted());
    sizes.add(Math.min(3, expected.length));
  }
  expect(sizes.size).toBe(4);
});

describe("order", () => {
  const newest = (a: MadeJob, b: MadeJob) => b.publishedAt.getTime() - a.publishedAt.getTime();
  const here = { lat: "30.27", lng: "-97.74", radiusInMiles: "200" };
  const near = () => open.filter((job) => milesTo(30.27, -97.74)(job) <= 200);
  const sorted: [string, Record<string, string>, () => MadeJob[]][] = [
    ["", {}, () => open.toSorted(newest)],
    ["-publishedAt", {}, () => open.toSorted(newest)],
    ["publishedAt", {}, () => open.toSorted((a, b) => newest(b, a))],
    ["-compensation", {}, () => open.toSorted((a, b) => b.hourly - a.hourly || newest(a, b))],
    [
      "distance",
      here,
      () => near().toSorted((a, b) => milesTo(30.27, -97.74)(a) - milesTo(30.27, -97.74)(b)),
    ],
  ];

  test.each(sorted)("sort=%s, page by page, each once", async (sort, filters, expected) => {
    const ids: string[] = [];
    for (const page of [1, 2, 3, 4])
      ids.push(...(await find(filters, `&page[number]=${page}${sort && `&sort=${sort}`}`)).ids);
    expect(ids).toEqual(idsOf(expected()));
  });

  test("without a place there is no distance: newest first", async () => {
    expect((await find({}, "&sort=distance")).ids).toEqual((await find({})).ids);
  });

  test("each row says how far it is", async () => {
    const found = await find(here, "&sort=distance");
    const miles = new Map(open.map((job) => [job.id, milesTo(30.27, -97.74)(job)]));
    for (const { id, meta } of found.data) expect(meta.distanceMiles).toBeCloseTo(miles.get(id)!, 0);
    expect((await find({})).data[0]!.meta).not.toHaveProperty("distanceMiles");
  });

  test("relevance puts a title before a description", async () => {
    const [job, other] = open.filter(({ title }) => title !== "Nanny");
    await server.db
      .updateTable("jobListings")
      .set({ description: "<p>We need no nanny</p>" })
      .where("id", "=", other!.id)
      .execute();
    await server.db.transaction().execute((tx) => refreshJobSearch(tx, [job!.id, other!.id]));
    const found = await find({ q: "nannies" }, "&sort=relevance");
    expect(found.total).toBe(open.filter(({ title }) => title === "Nanny").length + 1);
    expect(found.ids.at(-1)).toBe(other!.id);
    await server.db.updateTable("jobListings").set({ description: "" }).where("id", "=", other!.id).execute();
    await server.db.transaction().execute((tx) => refreshJobSearch(tx, [other!.id]));
  });
});

describe("when little is found", () => {
  test("a misspelt word finds titles and cities like it", async () => {
    for (const [q, meant] of [
      ["montesori", "Montessori Lead"],
      ["kindergarden asistant", "Kindergarten Assistant"],
    ] as const) {
      const found = await find({ q });
      expect(found.meta.similarWords).toBe(true);
      expect(found.ids.toSorted()).toEqual(idsOf(open.filter(({ title }) => title === meant)).toSorted());
    }
    const found = await find({ q: "georgtown" });
    expect(found.total).toBe(
      open.filter(({ places }) => places.some(({ city }) => city === "Georgetown")).length,
    );
    expect((await find({ q: "qqqzzz" })).total).toBe(0);
    expect((await find({ q: titles[0] })).meta).not.toHaveProperty("similarWords");
  });

  test("a word of the trade is spelt as it is meant, also where nothing has it", async () => {
    const rename = async (title: string) => {
      await server.db.updateTable("jobListings").set({ title }).where("id", "=", open[0]!.id).execute();
      await server.db.transaction().execute((tx) => refreshJobSearch(tx, [open[0]!.id]));
    };
    await rename("Subsitute Guide");
    const asMeant = await find({ q: "substitute" });
    expect([asMeant.total, asMeant.meta.similarWords]).toEqual([0, undefined]);
    const misspelt = await find({ q: "subsitude" });
    expect([misspelt.ids, misspelt.meta.similarWords]).toEqual([[open[0]!.id], true]);
    await rename(open[0]!.title);
  });

  test("wider circles are offered with what they really find", async () => {
    const filters = { lat: "29.2", lng: "-96.6", radiusInMiles: "5" };
    const found = await find(filters);
    expect(found.total).toBe(0);
    const counts = [10, 25, 50, 100, 200].map((radiusInMiles) => ({
      radiusInMiles,
      total: open.filter((job) => milesTo(29.2, -96.6)(job) <= radiusInMiles).length,
    }));
    const more = counts.filter((step, index) => step.total > (counts[index - 1]?.total ?? 0));
    expect(found.meta.widerRadii).toEqual(more);
    expect(more.length).toBeGreaterThan(1);
    expect((await find({ lat: "30.27", lng: "-97.74" })).meta).not.toHaveProperty("widerRadii");
  });

  test("a ZIP is a place like any other", async () => {
    const found = await find({ zipCode: "78701", radiusInMiles: "25" });
    expect(found.total).toBeGreaterThan(20);
    const unknown = await server.request("job_listings?filter[zipCode]=00000");
    expect(unknown.status).toBe(422);
    expect(unknown.json().errors[0]).toMatchObject({
      detail: "We don't know this ZIP",
      source: { parameter: "filter[zipCode]" },
    });
  });
});

test.each([
  ["filter[role]=Astronaut", "filter[role]"],
  ["filter[schedule]=Sometimes", "filter[schedule]"],
  ["filter[educationMinimum]=phd", "filter[educationMinimum]"],
  ["filter[minimumWage]=lots", "filter[minimumWage]"],
  ["filter[lat]=30.2", "filter[lng]"],
  ["filter[lat]=300&filter[lng]=1", "filter[lat]"],
  ["filter[radiusInMiles]=10", "filter[radiusInMiles]"],
  ["filter[new]=maybe", "filter[new]"],
  ["filter[doneBy]=3pm", "filter[doneBy]"],
  ["filter[startsFrom]=08:17", "filter[startsFrom]"],
  ["filter[noWeekends]=perhaps", "filter[noWeekends]"],
  ["filter[employerId]=me", "filter[employerId]"],
  ["filter[listingStatus]=draft", "filter[listingStatus]"],
  ["sort=title", "sort"],
])("%s is 400 naming %s", async (query, parameter) => {
  const answer = await server.request(`job_listings?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});

test("what is typed into the search never reaches the database as anything but words", async () => {
  for (const q of [
    "'",
    "a & b | !c",
    "teacher:*",
    "\\",
    "%",
    "<->",
    "(((",
    "🙂",
    "x".repeat(200),
    "' or 1=1 --",
  ])
    expect((await server.request(`job_listings?filter[q]=${encodeURIComponent(q)}`)).status).toBe(200);
});

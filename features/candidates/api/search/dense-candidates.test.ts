/** Candidates of a dense city, many of them alike: every page behind the one before, nobody twice, every total right. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readByLinks } from "#app/testing/read-pages.ts";
import { testServer } from "#app/testing/test-server.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { textQuery } from "#features/jobs/api/search/search-text.ts";
import { smallCellOf } from "#features/places/cells.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { bitsOfFacets } from "./candidate-facets.ts";
import { candidateCases, milesTo, type SearchCase, textLevel } from "./candidate-search-cases.fixtures.ts";
import { expectedResults } from "./candidate-search-oracle.fixtures.ts";
import { tradeWords, levelOfWord } from "#features/jobs/api/search/trade-words.ts";
import { type CandidateFixtures, createCandidates } from "./candidate-search.fixtures.ts";
import { mergeCounts } from "./candidate-counts.job.ts";
import { entriesWithWord } from "./indexed-rows.ts";
import { textLevel as levelOfTexts } from "./order-rows.ts";
import type { Person } from "./people.fixtures.ts";
import { refreshCandidates } from "./refresh-candidates.ts";

const now = new Date();
const center = { lat: 30.27, lng: -97.74 };
const r = seeded(14);
let server: Awaited<ReturnType<typeof testServer>>;
let world: CandidateFixtures;

beforeAll(async () => {
  server = await testServer();
  world = await createCandidates(server, 900, now, 14);
  await move(world.people);
}, 120_000);
afterAll(() => server.close());

/** To one of a few houses around the center, seen on one of three days: equal distances and equal ranks. */
async function move(people: CandidateFixtures["people"]) {
  for (const person of people) {
    const far = r.pick([0, 0.01, 0.1, 0.2, 0.3, 0.6]);
    const lost = r.chance(0.03);
    Object.assign(person, {
      lat: lost ? null : center.lat + far * r.pick([-1, 1]),
      lng: lost ? null : center.lng + far * r.pick([-1, 0, 1]),
      lastSeenAt: new Date(now.getTime() - r.pick([1, 2, 9]) * dayMs),
      visibilityState: r.chance(0.95) ? "visible" : "hidden",
    });
  }
  const rows = people.map(({ id, accountId, lat, lng, lastSeenAt, visibilityState }) => ({
    ...{ id, account: accountId, lat, lng, seen: lastSeenAt, visibility: visibilityState },
  }));
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id uuid, account uuid, lat float8, lng float8, seen timestamptz, visibility text)),
    seen as (update accounts set last_seen_at = seen from given where accounts.id = account)
    update user_profiles set lat = given.lat, lng = given.lng, visibility_state = visibility
    from given where given.id = user_profiles.id`.execute(server.db);
  const ids = people.map(({ id }) => id);
  await server.db.transaction().execute((tx) => refreshCandidates(tx, ids, now));
}

const around = (radius: number, place = center): SearchCase => ({
  filters: { lat: String(place.lat), lng: String(place.lng), radiusInMiles: String(radius) },
  holds: (person) => milesTo(place)(person) <= radius,
});

/** Follows the links from the first page to the last. */
function readToTheEnd(cases: SearchCase[], sort: string) {
  const filters = Object.assign({}, ...cases.map((each) => each.filters)) as Record<string, string>;
  const query = new URLSearchParams({ "page[size]": "40", "fields[user_profiles]": "slug" });
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value);
  if (sort) query.set("sort", sort);
  return readByLinks(world, `user_profiles?${query}`);
}

async function compare(cases: SearchCase[], sort: string) {
  const expected = expectedResults(world, cases, sort);
  const found = await readToTheEnd(cases, sort);
  const asked = cases.map((each) => each.filters);
  expect([asked, sort, found.totals]).toEqual([asked, sort, [expected.length]]);
  expect([asked, sort, found.ids]).toEqual([asked, sort, expected]);
  return expected.length;
}

const sorts = ["", "distance", "-distance", "lastName", "-lastName", "createdAt", "-createdAt"];

test.each(sorts)(
  "every page of the city, of a part of it and of everywhere, in the order “%s”",
  async (sort) => {
    const sizes = [];
    for (const cases of [[], [around(1)], [around(8)], [around(25)], [around(60)]])
      sizes.push(await compare(cases, sort));
    expect(Math.max(...sizes)).toBeGreaterThan(600);
    expect(Math.min(...sizes)).toBeGreaterThan(40);
  },
);

const filters = ["videoInterviewCompleted", "jobSearchStatus", "desiredSchedule", "desiredRole"] as const;

test("with filters, words and who was viewed, on and off, in any order", async () => {
  const sizes = new Set<number>();
  for (let round = 0; round < 24; round++) {
    const place = { lat: center.lat + (r.next() - 0.5) / 3, lng: center.lng + (r.next() - 0.5) / 3 };
    const cases = r.chance(0.8) ? [around(r.pick([3, 10, 25, 40]), place)] : [];
    for (const name of r.some([...filters, "languages", "certifications", "q"], 0.25))
      cases.push(candidateCases[name]!(r, world));
    if (r.chance(0.3))
      cases.push({ filters: { status: "unviewed" }, holds: ({ id }) => !world.related.viewed.has(id) });
    sizes.add(await compare(cases, r.pick(sorts)));
  }
  expect(sizes.size).toBeGreaterThan(8);
});

test.each(sorts)(
  "a word of the trade around a place, alone and with others, in the order “%s”",
  async (sort) => {
    const sizes = [];
    for (const q of ["director", "nanny", "teacher", "lead teacher", "nanny director"]) {
      const asked = { filters: { q }, holds: (person: Person) => textLevel(person, q) > 0 };
      for (const others of [[], [candidateCases["desiredSchedule"]!(r, world)]])
        sizes.push(await compare([around(25), asked, ...others], sort));
    }
    expect(Math.max(...sizes)).toBeGreaterThan(40);
  },
);

test("best match first, also in a circle", async () => {
  const job = candidateCases["jobListingId"]!(r, world);
  for (const cases of [[job], [job, around(25)], [job, around(8), candidateCases["desiredRole"]!(r, world)]])
    expect(await compare(cases, "")).toBeGreaterThan(20);
  // After an upgrade their facts are not stored before the first night.
  await server.db.deleteFrom("candidateFacts").execute();
  expect(await compare([job, around(25)], "")).toBeGreaterThan(20);
});

test("counts stay in step while candidates move, hide and come back, and when they are merged", async () => {
  for (let round = 0; round < 3; round++) {
    await move(r.some(world.people, 0.2));
    if (round > 0) await mergeCounts(server.db);
    expect(await countsByCell()).toEqual(await peopleByCell());
    await compare([around(25)], "");
    await compare([around(40, { lat: 30.4, lng: -97.6 })], "distance");
  }
  const { rows } = await sql<{ most: number }>`
    select max(number)::int as most from (
      select count(*) as number from candidate_counts group by small_cell) as cells`.execute(server.db);
  expect(rows[0]!.most).toBe(1);
});

const countsByCell = async () => {
  const { rows } = await sql`select small_cell, sum(people)::int as people from candidate_counts
    group by small_cell having sum(people) <> 0 order by small_cell`.execute(server.db);
  return rows;
};

const peopleByCell = async () => {
  const { rows } = await sql`select small_cell, count(*)::int as people from candidate_search
    where small_cell is not null group by small_cell order by small_cell`.execute(server.db);
  return rows;
};

test("what the database derives of a row is what the search asks for", async () => {
  const rows = await server.db
    .selectFrom("candidateSearch")
    .select(["facets", "lat", "lng", "smallCell", sql<string>`facet_bits::text`.as("bits")])
    .execute();
  expect(rows.length).toBeGreaterThan(600);
  for (const { facets, lat, lng, smallCell, bits } of rows) {
    expect(BigInt(bits)).toBe(bitsOfFacets(facets.filter((token) => bitsOfFacets([token]) !== null)));
    expect(smallCell).toBe(lat === null || lng === null ? null : smallCellOf({ lat, lng }));
  }
});

test("who has a word of the trade, and where, is what their texts say", async () => {
  const levels = new Set<number>();
  for (const word of tradeWords) {
    const rows = await server.db
      .selectFrom("candidateSearch")
      .select([levelOfWord(word, "candidateSearch")!.as("level"), levelInTexts([word]).as("expected")])
      .groupBy(["level", "expected"])
      .execute();
    for (const { level, expected } of rows) {
      expect([word, level]).toEqual([word, expected]);
      levels.add(level);
    }
  }
  expect(levels.size).toBeGreaterThan(2);
});

test.each([
  ["teacher", true],
  ["maria", false],
  ["lead teacher", false],
])("around a place “%s” needs no more than index entries: %s", async (q, areEnough) => {
  const reader = { employerId: world.employerId, areas: null, excluding: [] };
  const circle = { ...center, radiusInMiles: 25 };
  const search = { filters: {}, words: q.split(" "), similarWords: null, circle, ...reader };
  expect((await entriesWithWord(server.db, search)) !== null).toBe(areEnough);
});

const levelInTexts = (words: string[]) =>
  sql<number>`case when not tsv @@ ${textQuery(words)} then 0 else ${levelOfTexts(words)} end`;

test.each(["x", "W10", Buffer.from('[1,"x"]').toString("base64url"), encodeURIComponent("'; select 1")])(
  "%s is no cursor",
  async (cursor) => {
    const answer = await world.request(`user_profiles?page[after]=${cursor}`);
    expect(answer.status).toBe(400);
    expect(answer.json().errors[0].source).toEqual({ parameter: "page[after]" });
  },
);

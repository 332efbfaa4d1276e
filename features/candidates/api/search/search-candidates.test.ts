/** Every pair of filters of candidate search, in every order, against a slow in-memory search over 5,000 people. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { seeded } from "#features/jobs/api/search/job-market.fixtures.ts";
import { type SearchCase, candidateCases } from "./candidate-search-cases.fixtures.ts";
import { isFound, expectedResults } from "./candidate-search-oracle.fixtures.ts";
import { search, createCandidates, type CandidateFixtures } from "./candidate-search.fixtures.ts";

const now = new Date();
const names = Object.keys(candidateCases);
const sorts = ["", "relevance", "distance", "createdAt", "-createdAt", "lastName", "-lastName"];
let server: Awaited<ReturnType<typeof testServer>>;
let world: CandidateFixtures;

beforeAll(async () => {
  server = await testServer();
  world = await createCandidates(server, 5000, now);
}, 120_000);
afterAll(() => server.close());

/** The first page, the last one, and how many there are. */
async function compare(cases: SearchCase[], sort: string): Promise<number> {
  const filters = Object.assign({}, ...cases.map((each) => each.filters)) as Record<string, string>;
  const expected = expectedResults(world, cases, sort);
  const rest = sort && `&sort=${sort}`;
  const first = await search(world, filters, rest);
  expect([filters, sort, first.total]).toEqual([filters, sort, expected.length]);
  expect([filters, sort, first.ids]).toEqual([filters, sort, expected.slice(0, 100)]);
  const last = Math.ceil(expected.length / 100);
  if (last > 1)
    expect([filters, sort, last, (await search(world, filters, `${rest}&page[number]=${last}`)).ids]).toEqual(
      [...[filters, sort, last], expected.slice((last - 1) * 100)],
    );
  return expected.length;
}

test("the world is as mixed as it should be", () => {
  const found = world.people.filter((person) => isFound(world, person)).length;
  expect(found).toBeGreaterThan(3500);
  expect(found).toBeLessThan(4700);
});

describe("alone", () => {
  test.each(sorts)("in the order “%s”", async (sort) => {
    expect(await compare([], sort)).toBeGreaterThan(3500);
  });

  test.each(names)("%s", async (name) => {
    const r = seeded(name.length * 31);
    let maxFilters = 0;
    for (const sort of ["", r.pick(sorts), r.pick(sorts)])
      maxFilters = Math.max(maxFilters, await compare([candidateCases[name]!(r, world)], sort));
    expect(maxFilters).toBeGreaterThan(0);
  });
});

describe("in all pairs", () => {
  test.each(names)("%s with each of those behind it", async (name) => {
    const r = seeded(name.length * 77 + 5);
    const sizes = [0];
    for (const other of names.slice(names.indexOf(name) + 1)) {
      const pair = [candidateCases[name]!(r, world), candidateCases[other]!(r, world)];
      // One name, two values: a query string has it once.
      const isOneName = Object.keys(pair[0]!.filters).some((each) => each in pair[1]!.filters);
      if (!isOneName) sizes.push(await compare(pair, r.pick(sorts)));
    }
    expect(Math.max(...sizes)).toBeLessThan(5000);
  });
});

test("any filters together are “and”", async () => {
  const r = seeded(99);
  const sizes = new Set<number>();
  for (let round = 0; round < 100; round++) {
    const chosen = [...new Set([r.pick(names), r.pick(names), r.pick(names), r.pick(names)])];
    if (chosen.includes("status") && chosen.includes("recommended")) continue;
    const asked = chosen.map((name) => candidateCases[name]!(r, world));
    sizes.add(Math.min(3, await compare(asked, r.pick(sorts))));
  }
  expect(sizes.size).toBeGreaterThan(2);
});

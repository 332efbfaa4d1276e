/** Every pair of filters of candidate search, in every order, against a slow reading of the same 5,000 people in memory. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { seeded } from "#features/jobs/api/search/market-under-test.ts";
import { type Asked, candidateCases } from "./candidate-cases-under-test.ts";
import { isFound, oracle } from "./candidate-oracle-under-test.ts";
import { found, makeWorld, type World } from "./world-under-test.ts";

const now = new Date();
const names = Object.keys(candidateCases);
const sorts = ["", "relevance", "distance", "createdAt", "-createdAt", "lastName", "-lastName"];
let server: Awaited<ReturnType<typeof testServer>>;
let world: World;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server, 5000, now);
}, 120_000);
afterAll(() => server.close());

/** The first page, the last one, and how many there are. */
async function compare(asked: Asked[], sort: string): Promise<number> {
  const filters = Object.assign({}, ...asked.map((each) => each.filters)) as Record<string, string>;
  const expected = oracle(world, asked, sort);
  const rest = sort && `&sort=${sort}`;
  const first = await found(world, filters, rest);
  expect([filters, sort, first.total]).toEqual([filters, sort, expected.length]);
  expect([filters, sort, first.ids]).toEqual([filters, sort, expected.slice(0, 100)]);
  const last = Math.ceil(expected.length / 100);
  if (last > 1)
    expect([filters, sort, last, (await found(world, filters, `${rest}&page[number]=${last}`)).ids]).toEqual([
      ...[filters, sort, last],
      expected.slice((last - 1) * 100),
    ]);
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
    let most = 0;
    for (const sort of ["", r.pick(sorts), r.pick(sorts)])
      most = Math.max(most, await compare([candidateCases[name]!(r, world)], sort));
    expect(most).toBeGreaterThan(0);
  });
});

describe("in all pairs", () => {
  test.each(names)("%s with each of those behind it", async (name) => {
    const r = seeded(name.length * 77 + 5);
    const sizes = [0];
    for (const other of names.slice(names.indexOf(name) + 1)) {
      const pair = [candidateCases[name]!(r, world), candidateCases[other]!(r, world)];
      // One name, two values: an address says it once.
      const isOneName = Object.keys(pair[0]!.filters).some((each) => each in pair[1]!.filters);
      if (!isOneName) sizes.push(await compare(pair, r.pick(sorts)));
    }
    expect(Math.max(...sizes)).toBeLessThan(5000);
  });
});

test("any filters together are “and”", async () => {
  const r = seeded(99);
  const sizes = new Set<number>();
  for (let round = 0; round < 60; round++) {
    const chosen = [...new Set([r.pick(names), r.pick(names), r.pick(names), r.pick(names)])];
    if (chosen.includes("status") && chosen.includes("recommended")) continue;
    const asked = chosen.map((name) => candidateCases[name]!(r, world));
    sizes.add(Math.min(3, await compare(asked, r.pick(sorts))));
  }
  expect(sizes.size).toBeGreaterThan(2);
});

/** The walk over all routes (e2e/accessibility.e2e.ts) leaves none out. */
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import table from "#app/routes.ts";
import { addressesOf, routes, type AddressNames } from "../e2e/fixtures/routes.ts";

const names: AddressNames = {
  jobSlug: "lead-teacher",
  jobId: "1",
  ownJobSlug: "floater",
  applicationId: "2",
  employerSlug: "kite-harbor",
  educatorSlug: "noor-v",
  userProfileId: "3",
  interviewTypeSlug: "visit",
};

test("the walk knows every route of the table", () => {
  expect(routes.map(({ pattern }) => pattern).toSorted()).toEqual(
    table.map(({ path = "/" }) => path).toSorted(),
  );
});

test.each(routes)("$pattern is walked at an address of its own, by somebody", (route) => {
  expect(route.visitors.length).toBeGreaterThan(0);
  for (const address of addressesOf(route, names)) {
    const { pathname } = new URL(address, "https://cubby.example");
    const taken = routes.filter(({ pattern }) => pattern !== "*" && matchPath(pattern, pathname));
    // A word such as "jobs" may stand in the place of a slug, where it wins.
    const [best] = taken.toSorted((a, b) => wildParts(a.pattern) - wildParts(b.pattern));
    expect(best?.pattern ?? "*").toBe(route.pattern);
  }
});

const wildParts = (pattern: string) => pattern.split("/").filter((part) => /^[:*]/.test(part)).length;

test("a new route with a parameter fails until it is told where to walk", () => {
  const unknown = { pattern: "/centers/:slug", visitors: ["guest"] } as const;
  expect(() => addressesOf(unknown, names)).toThrow("/centers/:slug");
});

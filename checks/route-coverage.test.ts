/** The walk over all routes (e2e/accessibility.e2e.ts) is complete. */
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
  freePlanId: "4",
  largestPlanId: "5",
};

test("the walk knows every route of the table", () => {
  expect(routes.map(({ pattern }) => pattern).toSorted()).toEqual(
    table.map(({ path = "/" }) => path).toSorted(),
  );
});

test.each(routes)("$pattern is walked at an address of its own, by some visitor", (route) => {
  expect(route.visitors.length).toBeGreaterThan(0);
  for (const address of addressesOf(route, names)) {
    const { pathname } = new URL(address, "https://cubby.example");
    const matched = routes.filter(({ pattern }) => pattern !== "*" && matchPath(pattern, pathname));
    // A word such as "jobs" may take the place of a slug, and wins over it.
    const [best] = matched.toSorted((a, b) => wildParts(a.pattern) - wildParts(b.pattern));
    expect(best?.pattern ?? "*").toBe(route.pattern);
  }
});

const wildParts = (pattern: string) => pattern.split("/").filter((part) => /^[:*]/.test(part)).length;

test("a new route with a parameter fails until it has an address", () => {
  const unknown = { pattern: "/centers/:slug", visitors: ["guest"] } as const;
  expect(() => addressesOf(unknown, names)).toThrow("/centers/:slug");
});

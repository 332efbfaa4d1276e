import { expect, test } from "vitest";
import { goesToSite, missingSite, whereOf } from "./apply-where.ts";

test("a job with an address takes applications there, one without takes them here", () => {
  expect(whereOf({ externalUrl: "https://jobs.example/1" })).toEqual({ applyOn: "site" });
  expect(whereOf({ externalUrl: "" })).toEqual({ applyOn: "here" });
  expect(goesToSite({ applyOn: "site" })).toBe(true);
});

test("who chose the own site is asked for its address, and nobody else is", () => {
  expect(Object.keys(missingSite({ applyOn: "site", externalUrl: " " }))).toEqual(["externalUrl"]);
  expect(missingSite({ applyOn: "site", externalUrl: "https://jobs.example" })).toEqual({});
  expect(missingSite({ applyOn: "here", externalUrl: "" })).toEqual({});
  expect(missingSite({})).toEqual({});
});

import { expect, test } from "vitest";
import { isExternal, validateExternalUrl, applicationMethodOf } from "./application-method.ts";

test("a job with an address takes applications there, one without takes them here", () => {
  expect(applicationMethodOf({ externalUrl: "https://jobs.example/1" })).toEqual({ applyOn: "site" });
  expect(applicationMethodOf({ externalUrl: "" })).toEqual({ applyOn: "here" });
  expect(isExternal({ applyOn: "site" })).toBe(true);
});

test("who chose the own site is asked for its address, and nobody else is", () => {
  expect(Object.keys(validateExternalUrl({ applyOn: "site", externalUrl: " " }))).toEqual(["externalUrl"]);
  expect(validateExternalUrl({ applyOn: "site", externalUrl: "https://jobs.example" })).toEqual({});
  expect(validateExternalUrl({ applyOn: "here", externalUrl: "" })).toEqual({});
  expect(validateExternalUrl({})).toEqual({});
});

import { afterEach, expect, test, vi } from "vitest";
import { cameFrom, notePage } from "./previous-page.ts";

afterEach(() => vi.unstubAllGlobals());
const at = (pathname: string) => vi.stubGlobal("location", { pathname });

test("the page before, whatever is searched on this one, and also before this one was noted", () => {
  at("/jobs");
  expect(cameFrom()).toBeNull();
  notePage("/jobs");
  notePage("/jobs?recommended=true");
  expect(cameFrom()).toBeNull();
  at("/jobs/lead-teacher");
  expect(cameFrom()).toBe("/jobs?recommended=true");
  notePage("/jobs/lead-teacher");
  expect(cameFrom()).toBe("/jobs?recommended=true");
  notePage("/jobs/lead-teacher?step=2");
  expect(cameFrom()).toBe("/jobs?recommended=true");
});

import { afterEach, expect, test, vi } from "vitest";
import { previousPage, recordPage } from "./previous-page.ts";

afterEach(() => vi.unstubAllGlobals());
const at = (pathname: string) => vi.stubGlobal("location", { pathname });

test("the page before, whatever is searched on this one, and also before this one was noted", () => {
  at("/jobs");
  expect(previousPage()).toBeNull();
  recordPage("/jobs");
  recordPage("/jobs?recommended=true");
  expect(previousPage()).toBeNull();
  at("/jobs/lead-teacher");
  expect(previousPage()).toBe("/jobs?recommended=true");
  recordPage("/jobs/lead-teacher");
  expect(previousPage()).toBe("/jobs?recommended=true");
  recordPage("/jobs/lead-teacher?step=2");
  expect(previousPage()).toBe("/jobs?recommended=true");
});

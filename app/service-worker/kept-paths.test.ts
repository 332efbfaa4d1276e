import { expect, test } from "vitest";
import { isKeepPagesMessage } from "./keep-pages-message.ts";
import { isKeptPath, pagesKeptAhead } from "./kept-paths.ts";

test.each([
  "/",
  "/jobs",
  "/jobs/lead-teacher-ab12",
  "/jobs/applications",
  "/messages",
  "/profile",
  "/employer/acorn",
  "/jobs/lead-teacher-ab12/apply",
  "/register/teacher/onboarding",
])("%s may be kept", (path) => expect(isKeptPath(path)).toBe(true));

test.each([
  "/reset_password",
  "/join_team",
  "/login",
  "/settings",
  "/jobs/lead-teacher-ab12/apply/more",
  "/jobs/applications/apply",
  "/register/teacher",
  "/employer/applicants",
  "/employer/today",
  "/educators/maya",
  "/admin",
  "/api/v1/job_listings",
  "/files/abc",
  "/email/unsubscribe/secret",
])("%s is never kept", (path) => expect(isKeptPath(path)).toBe(false));

test("what is kept ahead may be kept", () => {
  expect(pagesKeptAhead.filter((path) => !isKeptPath(path))).toEqual([]);
});

test("the worker believes no message but a short list of paths of its own origin", () => {
  const message = (paths: unknown) => isKeepPagesMessage({ type: "keep_pages", paths });
  expect(message(["/jobs"])).toBe(true);
  expect(message(["//evil.example/"])).toBe(false);
  expect(message(["https://evil.example/"])).toBe(false);
  expect(message(Array.from({ length: 21 }, () => "/jobs"))).toBe(false);
  expect(isKeepPagesMessage("keep_pages")).toBe(false);
});

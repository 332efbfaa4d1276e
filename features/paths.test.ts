import { describe, expect, test } from "vitest";
import * as paths from "./paths.ts";

describe("with everything given", () => {
  test.each([
    [paths.jobPath("lead-teacher-austin-x1"), "/jobs/lead-teacher-austin-x1"],
    [paths.applyPath("lead-teacher"), "/jobs/lead-teacher/apply"],
    [paths.employerJobPath("lead-teacher"), "/employer/jobs/lead-teacher"],
    [paths.employerPath("sunny-hill"), "/employer/sunny-hill"],
    [paths.educatorPath("ana-r"), "/educators/ana-r"],
    [paths.applicantPath("42"), "/employer/applicants/42"],
    [paths.employerInterviewWeekPath("2026-11-26"), "/employer/interviews?view=week&week=2026-11-26"],
    [paths.interviewBookingPath("sunny-hill", "first-chat"), "/interview/sunny-hill/first-chat"],
    [paths.likeEducatorPath("7"), "/employer/user_profiles/7/like"],
    [paths.likeJobPath("9"), "/job_listings/9/like"],
    [paths.sitePath("jobs?q=lead"), "/jobs?q=lead"],
    [paths.sitePath("//evil.example/jobs"), "/evil.example/jobs"],
  ])("%s", (built, expected) => {
    expect(built).toBe(expected);
  });
});

describe.each([undefined, null, "", "  "])("with %j", (nothing) => {
  test.each([
    [() => paths.jobPath(nothing), "Job slug is required to generate URL"],
    [() => paths.applyPath(nothing), "Job slug is required to generate URL"],
    [() => paths.employerJobPath(nothing), "Job slug is required to generate URL"],
    [() => paths.employerPath(nothing), "Employer slug is required to generate URL"],
    [() => paths.educatorPath(nothing), "Educator slug is required to generate URL"],
    [() => paths.likeEducatorPath(nothing), "UserProfile Id is required to generate URL"],
    [() => paths.likeJobPath(nothing), "Job Id is required to generate URL"],
    [() => paths.applicantPath(nothing), "Application Id is required to generate URL"],
    [() => paths.interviewBookingPath(nothing, "chat"), "Employer slug is required to generate URL"],
    [() => paths.interviewBookingPath("sunny-hill", nothing), "Path is required to generate URL"],
    [() => paths.sitePath(nothing), "Path is required to generate URL"],
  ])("%s says %s", (build, message) => {
    expect(build).toThrow(new Error(message));
  });
});

test("a slug cannot leave its place in the path", () => {
  expect(paths.jobPath("../admin?x#y")).toBe("/jobs/..%2Fadmin%3Fx%23y");
});

test("everybody has a home", () => {
  expect(paths.roleHome("educator")).toBe("/jobs");
  expect(paths.roleHome("employer")).toBe("/employer/today");
  expect(paths.roleHome("operator")).toBe("/admin");
  expect(paths.roleHome(null)).toBe("/");
});

test("every page below a slug's place is reserved", () => {
  const firstSegment = (prefix: string) =>
    Object.values(paths.pages)
      .filter((page) => page.startsWith(`${prefix}/`))
      .map((page) => page.slice(prefix.length + 1).split(/[/?#]/)[0]!);
  for (const slug of firstSegment("/employer")) expect(paths.isReservedSlug("employer", slug)).toBe(true);
  for (const slug of [...firstSegment("/jobs"), ...firstSegment("/employer/jobs")])
    expect(paths.isReservedSlug("job", slug)).toBe(true);
  expect(paths.isReservedSlug("employer", "Jobs")).toBe(true);
  expect(paths.isReservedSlug("employer", "sunny-hill")).toBe(false);
});

import { expect, test } from "vitest";
import { listingStatuses } from "./job-constants.ts";
import { jobEventsFrom, canTransitionJob } from "./job-transitions.ts";

const employerMoves = [
  ["draft", "pending_review"],
  ["draft", "published"],
  ["pending_review", "draft"],
  ["published", "paused"],
  ["published", "closed"],
  ["paused", "published"],
  ["paused", "closed"],
  ["closed", "published"],
  ["closed", "archived"],
];

test("an employer may make exactly these moves", () => {
  const allowed = listingStatuses.flatMap((from) =>
    listingStatuses.filter((to) => canTransitionJob(from, to, "employer")).map((to) => [from, to]),
  );
  expect(allowed).toEqual(expect.arrayContaining(employerMoves));
  expect(allowed).toHaveLength(employerMoves.length);
});

test("an operator lets a first job through, or the program's approval does; only an operator removes one", () => {
  expect(canTransitionJob("pending_review", "published", "operator")).toBe(true);
  expect(canTransitionJob("pending_review", "published", "system")).toBe(true);
  expect(canTransitionJob("pending_review", "published", "employer")).toBe(false);
  for (const from of listingStatuses)
    expect(canTransitionJob(from, "removed", "operator")).toBe(from !== "removed");
  for (const to of listingStatuses) expect(canTransitionJob("removed", to, "operator")).toBe(false);
});

test("an educator moves no listing", () => {
  for (const from of listingStatuses)
    for (const to of listingStatuses) expect(canTransitionJob(from, to, "educator")).toBe(false);
});

test("the buttons an employer gets", () => {
  expect(jobEventsFrom("draft", "employer")).toEqual(["publish"]);
  expect(jobEventsFrom("published", "employer")).toEqual(["pause", "close"]);
  expect(jobEventsFrom("paused", "employer")).toEqual(["publish", "close"]);
  expect(jobEventsFrom("closed", "employer")).toEqual(["reopen", "archive"]);
  expect(jobEventsFrom("archived", "employer")).toEqual([]);
});

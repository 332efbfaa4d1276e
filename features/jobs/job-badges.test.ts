import { expect, test } from "vitest";
import { badgesOf, isNewJob, recommendedAmong } from "./job-badges.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T11:59:00Z", true],
  ["2026-03-09T12:00:00Z", true],
  ["2026-03-09T11:59:59Z", false],
  ["2026-03-10T12:00:01Z", false],
  [null, false],
])("published at %s: new is %s", (publishedAt, isNew) => {
  expect(isNewJob(publishedAt, now)).toBe(isNew);
});

test("all that hold, in their order", () => {
  const job = { publishedAt: now, hireTimeline: "within_2_weeks" };
  expect(badgesOf(job, { hiringHero: true, responsive: true }, true, now)).toEqual([
    "NEW_JOB",
    "RECOMMENDED_FOR_YOU",
    "HIRING_FAST",
    "HIRING_HERO",
    "RESPONSIVE_EMPLOYER",
  ]);
});

test("a plain job has none, and a stranger no recommendation", () => {
  expect(badgesOf({ publishedAt: "2026-01-01", hireTimeline: "within_1_month" }, {}, false, now)).toEqual([]);
  expect(badgesOf({}, {}, false, now)).toEqual([]);
});

test("three hires in 90 days are fast as well", () => {
  expect(badgesOf({ hireTimeline: "ongoing" }, { hiresInLast90Days: 3 }, false, now)).toEqual([
    "HIRING_FAST",
  ]);
  expect(badgesOf({ hireTimeline: "ongoing" }, { hiresInLast90Days: 2 }, false, now)).toEqual([]);
});

test("of many good matches only the best three are recommended, and none below three quarters", () => {
  const scores = new Map([
    ["a", 0.8],
    ["b", 0.95],
    ["c", 0.75],
    ["d", 0.9],
    ["e", 0.74],
  ]);
  expect([...recommendedAmong(scores)]).toEqual(["b", "d", "a"]);
  expect([
    ...recommendedAmong(
      new Map([
        ["c", 0.75],
        ["e", 0.74],
      ]),
    ),
  ]).toEqual(["c"]);
});

/** The goals of Hiring Hero: what counts, what is needed, and what cannot be gamed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "#platform/shared/duration.ts";
import { neededFor } from "./count-share.ts";
import type { AskedFact, HeroFacts, JobFact } from "./hero-facts.ts";
import { countHero } from "./hero-goals.ts";
import { heroDefaults, type MetricType } from "./hiring-hero.ts";

// A Wednesday.
const now = new Date("2026-03-18T12:00:00Z");
const daysAgo = (days: number) => new Date(Number(now) - days * dayMs);
let last = 0;
const nextId = () => `00000000-0000-4000-8000-${String(++last).padStart(12, "0")}`;

const asked = (days: number, answer?: { hours: number; by?: string }): AskedFact => {
  const askedAt = daysAgo(days);
  return {
    ...{ kind: "application", id: nextId(), name: "Ada", askedAt, answeredBy: answer?.by ?? "mia" },
    answeredAt: answer ? new Date(Number(askedAt) + answer.hours * 3_600_000) : null,
  };
};
const job = (more: Partial<JobFact> = {}): JobFact => ({
  ...{ id: nextId(), title: "Lead Teacher", slug: "lead-teacher", at: daysAgo(3), isPublished: true },
  ...{ hasPay: true, isReported: true, ...more },
});
const facts = (more: Partial<HeroFacts>): HeroFacts => ({
  ...{ asked: [], applications: [], interviews: [], jobs: [], ...more },
});
const goal = (given: Partial<HeroFacts>, type: MetricType, config = {}) =>
  countHero(facts(given), { ...heroDefaults, ...config }, now).goals.find(
    ({ metricType }) => metricType === type,
  )!;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

test("a reply counts within 3 business days; what has its time yet is neither met nor missed", () => {
  const given = [
    ...times(9, (index) => asked(6 + index, { hours: 20 })),
    // From Friday to Wednesday noon: three business days.
    { ...asked(5), answeredAt: now },
    asked(1),
  ];
  expect(goal({ asked: given }, "response_rate")).toMatchObject({ current: 10, total: 10, met: true });
  const late = [...times(8, (index) => asked(6 + index, { hours: 20 })), asked(20, { hours: 200 }), asked(9)];
  expect(goal({ asked: late }, "response_rate")).toMatchObject({
    ...{ current: 8, total: 10, percentage: 80, met: false },
  });
});

test("how many more answers meet the goal, and by when", () => {
  expect([neededFor(8, 10, 90), neededFor(9, 10, 90), neededFor(0, 0, 90)]).toEqual([10, 0, 0]);
  expect(neededFor(9, 10, 100)).toBe(Infinity);
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 99 }), (current, missed, criteria) => {
      const total = current + missed;
      const needed = neededFor(current, total, criteria);
      const isMet = (more: number) => (current + more) * 100 >= criteria * (total + more);
      expect(isMet(needed)).toBe(true);
      expect(needed === 0 || !isMet(needed - 1)).toBe(true);
    }),
  );
  const answered = times(17, (index) => asked(6 + index, { hours: 20 }));
  const missed = [asked(9), asked(10)];
  // Since Tuesday and since Monday noon: Friday and Thursday noon.
  const open = [asked(1), asked(2)];
  expect(goal({ asked: [...answered, ...missed, ...open] }, "response_rate")).toMatchObject({
    ...{ met: false, current: 17, total: 19, needed: 1, neededBy: new Date("2026-03-20T12:00:00Z") },
  });
  const tooMany = times(5, () => asked(11));
  expect(goal({ asked: [...answered, ...missed, ...tooMany, ...open] }, "response_rate")).toMatchObject({
    ...{ met: false, needed: null, neededBy: null },
  });
});

test("the typical reply is the middle of all waits, unanswered ones included", () => {
  const given = [asked(9, { hours: 1 }), asked(9, { hours: 40 }), asked(9), asked(9), asked(9)];
  expect(goal({ asked: given }, "median_response_hours")).toMatchObject({ met: false });
  expect(goal({ asked: given.slice(0, 3) }, "median_response_hours")).toMatchObject({
    ...{ current: 40, total: 48, percentage: 83, met: true },
  });
});

test("answers to many people in seconds count for ten", () => {
  const inOneMinute = times(30, (index) => ({
    ...asked(3),
    answeredAt: new Date(Number(daysAgo(2)) + index * 500),
  }));
  expect(goal({ asked: inOneMinute }, "response_rate")).toMatchObject({ current: 10 });
  const oneAfterAnother = times(30, (index) => ({
    ...asked(3),
    answeredAt: new Date(Number(daysAgo(2)) + index * 60_000),
  }));
  expect(goal({ asked: oneAfterAnother }, "response_rate")).toMatchObject({ current: 30, total: 30 });
});

test("copies of a job are one job, as good as the worst of them", () => {
  const jobs = [...times(9, () => job()), job({ hasPay: false }), job({ title: "Cook" })];
  expect(goal({ jobs }, "pay_transparency", { pay_transparency: 80 })).toMatchObject({
    ...{ current: 1, total: 2, met: false, needed: 1 },
  });
});

test("an interview that the employer missed is not made up for by many that it kept", () => {
  const interview = (isMissedByEmployer: boolean, isCanceledLate = false) => ({
    ...{ id: nextId(), name: "Ada", time: daysAgo(2), isMissedByEmployer, isCanceledLate },
  });
  const kept = times(99, () => interview(false));
  expect(goal({ interviews: [...kept, interview(false, true)] }, "interview_reliability").met).toBe(true);
  expect(goal({ interviews: [...kept, interview(true)] }, "interview_reliability").met).toBe(false);
});

test("with little in 30 days 90 count; with too little nothing is earned or lost", () => {
  const count = (given: AskedFact[]) => countHero(facts({ asked: given }), heroDefaults, now);
  expect(count(times(10, () => asked(20, { hours: 1 })))).toMatchObject({ windowDays: 30, isNew: false });
  expect(count(times(9, () => asked(20, { hours: 1 })))).toMatchObject({ windowDays: 90, isNew: false });
  expect(count(times(4, () => asked(20, { hours: 1 })))).toMatchObject({ isNew: true });
});

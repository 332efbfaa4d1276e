/** Free times against an oracle: slow, obvious, and of another make. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeTimes, type BookingRules } from "./free-times.ts";
import { inZone } from "./wall-clock.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const zones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
] as const;
/** Where clocks change elsewhere, at other hours and by other amounts. */
const odd = [
  "Australia/Lord_Howe",
  "America/Havana",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Europe/London",
];

const offer = (more: Partial<BookingRules> = {}): BookingRules => ({
  timeZone: "America/Chicago",
  week: [],
  blockedDates: [],
  calendarDaysInFuture: 14,
  duration: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  busy: [],
  ...more,
});
const everyDay = (startTime: string, endTime: string) =>
  Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime, endTime }));
const at = (text: string) => Date.parse(text);
const iso = (times: number[]) => times.map((time) => new Date(time).toISOString().slice(0, 16));
/**
 * The same question asked slowly: every minute's wall clock is read off one by one. A stretch is a run of minutes that the
 * clock shows inside one range of its own day.
 */
function slowly(given: BookingRules, from: number, until: number, now: number): number[] {
  const found: number[] = [];
  const show = clockOf(given.timeZone);
  const today = show(now).date;
  const lastDay = new Date(at(`${today}T00:00Z`) + given.calendarDaysInFuture * day)
    .toISOString()
    .slice(0, 10);
  for (const { dayOfWeek, startTime, endTime } of given.week) {
    const shows = (instant: number) => {
      const { date, time, weekday } = show(instant);
      return (
        weekday === dayOfWeek &&
        time >= startTime &&
        time < endTime &&
        !given.blockedDates.some(({ startDate, endDate }) => startDate <= date && date <= endDate)
      );
    };
    let began: number | null = null;
    for (let instant = from - 2 * day; instant < until + 2 * day; instant += minute) {
      if (!shows(instant)) began = null;
      else {
        // The end of one day and the beginning of the next are two stretches.
        if (began !== null && show(instant).date !== show(instant - minute).date) began = null;
        began ??= instant;
        const gone = instant + minute - began;
        if (gone % (given.duration * minute) === 0) found.push(instant + minute - given.duration * minute);
      }
    }
  }
  return found
    .filter(
      (start) =>
        start >= from &&
        start < until &&
        start >= now + given.minimumNotice * minute &&
        show(start).date <= lastDay &&
        given.busy.every(
          (one) =>
            start + (given.duration + given.bufferAfter) * minute <= one.from ||
            one.until <= start - given.bufferBefore * minute,
        ),
    )
    .toSorted((a, b) => a - b);
}

/** One for each zone: what a minute shows there does not change between two examples. */
const clocks = new Map<string, ReturnType<typeof openClock>>();
const clockOf = (timeZone: string) => {
  if (!clocks.has(timeZone)) clocks.set(timeZone, openClock(timeZone));
  return clocks.get(timeZone)!;
};

function openClock(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const known = new Map<number, { date: string; time: string; weekday: number }>();
  return (instant: number) => {
    let shown = known.get(instant);
    if (!shown) {
      const [date = "", time = ""] = format.format(instant).split(", ");
      known.set(instant, (shown = { date, time, weekday: new Date(`${date}T00:00Z`).getUTCDay() }));
    }
    return shown;
  };
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const quarter = 15;
const ranges = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 })
  .map((marks) => marks.toSorted((a, b) => a - b))
  .map((marks) =>
    Array.from({ length: marks.length >> 1 }, (_, index) => ({
      startTime: clock(marks[2 * index]! * quarter),
      endTime: clock(marks[2 * index + 1]! * quarter),
    })),
  );
const weeks = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }), ranges)
  .map(([days, list]) =>
    [...new Set(days)].flatMap((dayOfWeek) => list.map((one) => ({ dayOfWeek, ...one }))),
  );
const durations = fc.constantFrom(5, 15, 20, 30, 45, 60, 90);

function offers(timeZone: string, around: number): fc.Arbitrary<BookingRules> {
  const spans = fc
    .tuple(fc.integer({ min: -36 * 60, max: 36 * 60 }), fc.integer({ min: 1, max: 200 }))
    .map(([start, length]) => ({
      from: around + start * minute,
      until: around + (start + length) * minute,
    }));
  const date = new Date(around).toISOString().slice(0, 10);
  return fc.record({
    timeZone: fc.constant(timeZone),
    week: weeks,
    blockedDates: fc.constantFrom([], [], [{ startDate: date, endDate: date }]),
    calendarDaysInFuture: fc.integer({ min: 1, max: 4 }),
    duration: durations,
    bufferBefore: fc.constantFrom(0, 0, 10),
    bufferAfter: fc.constantFrom(0, 0, 25),
    minimumNotice: fc.constantFrom(0, 120, 1440),
    busy: fc.array(spans, { maxLength: 4 }),
  });
}

describe("as an oracle that reads every minute off the clock says", () => {
  const changes = [
    ["2026-11-01", at("2026-11-01T08:00:00Z")],
    ["2027-03-14", at("2027-03-14T09:00:00Z")],
  ] as const;
  const cases = zones.flatMap((zone) => changes.map(([date, around]) => [zone, date, around] as const));

  test.for(cases)("%s around %s, whatever the hours and whatever is taken", ([zone, , around]) => {
    fc.assert(
      fc.property(offers(zone, around), fc.integer({ min: -2000, max: 300 }), (given, before) => {
        const [from, until] = [around - day, around + day];
        const now = around + before * minute;
        expect(iso(freeTimes(given, { from, until }, now))).toEqual(iso(slowly(given, from, until, now)));
      }),
      { numRuns: 12 },
    );
  });

  test.for(cases)("%s around %s, every hour of the day by itself", ([zone, , around]) => {
    for (let start = 0; start < 24; start += 1) {
      const given = offer({
        timeZone: zone,
        week: everyDay(clock(start * 60), clock((start + 1) * 60)),
        duration: 20,
      });
      const [from, until] = [around - day / 2, around + day / 2];
      expect(iso(freeTimes(given, { from, until }, from))).toEqual(iso(slowly(given, from, until, from)));
    }
  });

  test.for(odd)("%s, where clocks change otherwise", (zone) => {
    const around = at("2027-04-04T00:00:00Z");
    fc.assert(
      fc.property(
        offers(zone, around),
        fc.constantFrom(0, -7, -21, 180, 210),
        fc.integer({ min: 0, max: 23 }),
        (given, days, hours) => {
          const from = around + days * day + hours * hour;
          expect(iso(freeTimes(given, { from, until: from + day }, from))).toEqual(
            iso(slowly(given, from, from + day, from)),
          );
        },
      ),
      { numRuns: 8 },
    );
  });
});

test("a reader's zone changes how times are written, never which they are", () => {
  const given = offer({ week: everyDay("00:00", "24:00"), timeZone: "America/New_York", duration: 30 });
  const from = at("2026-11-01T00:00:00Z");
  const times = freeTimes(given, { from, until: from + 2 * day }, from);
  expect(times).toHaveLength(96);
  for (const zone of [...zones, ...odd]) {
    const show = clockOf(zone);
    for (const time of times) {
      const written = inZone(zone, time);
      expect(at(written)).toBe(time);
      expect(written.slice(0, 16)).toBe(`${show(time).date}T${show(time).time}`);
    }
  }
});

import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { icsBusyTimes, maxEvents } from "./ics-busy-times.ts";
import { mergeBusy } from "../sync/merge-busy.ts";

const window = { from: Date.parse("2026-11-20T00:00:00Z"), until: Date.parse("2027-02-28T00:00:00Z") };
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (uid: string, ...lines: string[]) => [
  ...["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20260101T000000Z", "SUMMARY:Not to be kept"],
  ...lines,
  "END:VEVENT",
];

/** `from/until` in UTC, to the minute. */
function read(texts: string | string[], timeZone = "America/Chicago"): string[] {
  const answer = icsBusyTimes({ texts: [texts].flat(), timeZone, window });
  if ("problem" in answer) return [answer.problem];
  return answer.busy.map((pair) => pair.map((time) => new Date(time).toISOString().slice(0, 16)).join("/"));
}

describe("times", () => {
  test.for([
    ["UTC", ["DTSTART:20261201T150000Z", "DTEND:20261201T160000Z"], "2026-12-01T15:00/2026-12-01T16:00"],
    [
      "a zone by its name",
      ["DTSTART;TZID=America/New_York:20261201T090000", "DTEND;TZID=America/New_York:20261201T093000"],
      "2026-12-01T14:00/2026-12-01T14:30",
    ],
    [
      "a zone by its Windows name",
      [
        'DTSTART;TZID="Pacific Standard Time":20261201T090000',
        'DTEND;TZID="Pacific Standard Time":20261201T100000',
      ],
      "2026-12-01T17:00/2026-12-01T18:00",
    ],
    [
      "no zone: the profile's",
      ["DTSTART:20261201T090000", "DURATION:PT45M"],
      "2026-12-01T15:00/2026-12-01T15:45",
    ],
    [
      "a zone nobody knows: the profile's",
      ["DTSTART;TZID=Nowhere/Land:20261201T090000", "DTEND;TZID=Nowhere/Land:20261201T100000"],
      "2026-12-01T15:00/2026-12-01T16:00",
    ],
    [
      "a whole day of the profile's zone",
      ["DTSTART;VALUE=DATE:20261201"],
      "2026-12-01T06:00/2026-12-02T06:00",
    ],
    [
      "whole days, the last not included",
      ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261204"],
      "2026-12-01T06:00/2026-12-04T06:00",
    ],
  ] as const)("%s", ([, lines, expected]) => {
    expect(read(calendar(...event("a", ...lines)))).toEqual([expected]);
  });

  test("a day on which clocks change is as long as it is", () => {
    const spring = { from: Date.parse("2027-03-10T00:00:00Z"), until: Date.parse("2027-03-20T00:00:00Z") };
    const texts = [calendar(...event("a", "DTSTART;VALUE=DATE:20270314"))];
    const answer = icsBusyTimes({ texts, timeZone: "America/Chicago", window: spring });
    expect(answer).toEqual({ busy: [[Date.parse("2027-03-14T06:00Z"), Date.parse("2027-03-15T05:00Z")]] });
  });

  test("what is free, called off, over, or takes no time keeps nothing busy", () => {
    const at = ["DTSTART:20261201T150000Z", "DTEND:20261201T160000Z"];
    const free = [
      event("a", ...at, "TRANSP:TRANSPARENT"),
      event("b", ...at, "STATUS:CANCELLED"),
      event("c", ...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"),
      event("d", "DTSTART:20250101T150000Z", "DTEND:20250101T160000Z"),
      event("e", "DTSTART:20280101T150000Z", "DTEND:20280101T160000Z"),
      event("f", "DTSTART:20261201T150000Z"),
      event("g", "DTSTART:nonsense", "DTEND:20261201T160000Z"),
    ];
    expect(read(calendar(...free.flat()))).toEqual([]);
  });

  test("busy times published without events", () => {
    const lines = [
      "BEGIN:VFREEBUSY",
      "UID:f",
      "FREEBUSY;FBTYPE=BUSY:20261201T150000Z/20261201T160000Z,20261202T150000Z/PT1H",
    ];
    const free = ["FREEBUSY;FBTYPE=FREE:20261203T150000Z/20261203T160000Z", "END:VFREEBUSY"];
    expect(read(calendar(...lines, ...free))).toEqual([
      "2026-12-01T15:00/2026-12-01T16:00",
      "2026-12-02T15:00/2026-12-02T16:00",
    ]);
  });
});

describe("what repeats", () => {
  const weekly = [
    ...["DTSTART;TZID=America/Chicago:20260105T090000", "DTEND;TZID=America/Chicago:20260105T100000"],
    "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261215T000000Z",
  ];

  test("keeps its wall time, without what is left out", () => {
    const lines = event("a", ...weekly, "EXDATE;TZID=America/Chicago:20261130T090000");
    expect(read(calendar(...lines))).toEqual([
      "2026-11-23T15:00/2026-11-23T16:00",
      "2026-12-07T15:00/2026-12-07T16:00",
      "2026-12-14T15:00/2026-12-14T16:00",
    ]);
  });

  test("an occurrence that was moved is where it was moved to; one called off is free", () => {
    const moved = event(
      "a",
      "RECURRENCE-ID;TZID=America/Chicago:20261130T090000",
      ...["DTSTART;TZID=America/Chicago:20261201T130000", "DTEND;TZID=America/Chicago:20261201T140000"],
    );
    const off = event(
      "a",
      ...["RECURRENCE-ID;TZID=America/Chicago:20261207T090000", "STATUS:CANCELLED"],
      ...["DTSTART;TZID=America/Chicago:20261207T090000", "DTEND;TZID=America/Chicago:20261207T100000"],
    );
    expect(read(calendar(...event("a", ...weekly), ...moved, ...off))).toEqual([
      "2026-11-23T15:00/2026-11-23T16:00",
      "2026-12-01T19:00/2026-12-01T20:00",
      "2026-12-14T15:00/2026-12-14T16:00",
    ]);
  });

  test("single dates of a series one is not otherwise invited to", () => {
    const one = (day: string) =>
      event(
        "a",
        `RECURRENCE-ID:2026${day}T150000Z`,
        `DTSTART:2026${day}T150000Z`,
        `DTEND:2026${day}T160000Z`,
      );
    expect(read(calendar(...one("1201"), ...one("1208"), ...one("1215")))).toHaveLength(3);
  });

  test("dates added one by one, without those left out or moved", () => {
    const added = event(
      "a",
      ...["DTSTART;TZID=America/New_York:20261125T090000", "DTEND;TZID=America/New_York:20261125T100000"],
      "RDATE;TZID=America/New_York:20261201T090000,20261202T090000,20261203T090000",
      ...["RDATE;VALUE=PERIOD:20261208T140000Z/PT1H", "RDATE:nonsense"],
      "EXDATE;TZID=America/New_York:20261202T090000",
    );
    const moved = event(
      "a",
      "RECURRENCE-ID:20261203T140000Z",
      "DTSTART:20261204T200000Z",
      "DTEND:20261204T210000Z",
    );
    expect(read(calendar(...added, ...moved))).toEqual([
      "2026-11-25T14:00/2026-11-25T15:00",
      "2026-12-01T14:00/2026-12-01T15:00",
      "2026-12-04T20:00/2026-12-04T21:00",
      "2026-12-08T14:00/2026-12-08T15:00",
    ]);
    const days = event("b", "DTSTART;VALUE=DATE:20261201", "RDATE;VALUE=DATE:20261210");
    expect(read(calendar(...days))).toEqual([
      "2026-12-01T06:00/2026-12-02T06:00",
      "2026-12-10T06:00/2026-12-11T06:00",
    ]);
  });

  test("every day for years, from long ago, without an end", () => {
    const daily = event("a", "DTSTART;VALUE=DATE:19990101", "RRULE:FREQ=DAILY");
    expect(read(calendar(...daily))).toEqual(["2026-11-20T00:00/2027-02-28T00:00"]);
  });

  test("without a zone, each in the profile's wall time", () => {
    // As app/start.mjs starts every process.
    vi.stubEnv("TZ", "UTC");
    const lines = event("a", "DTSTART:20261025T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=30");
    const times = read(calendar(...lines), "America/Los_Angeles");
    expect(times).toEqual(["20", "21", "22", "23"].map((day) => `2026-11-${day}T17:00/2026-11-${day}T18:00`));
  });
});

describe("too much", () => {
  test.for(["SECONDLY", "MINUTELY"])("FREQ=%s", (frequency) => {
    const lines = event("a", "DTSTART:20200101T000000Z", "DURATION:PT1S", `RRULE:FREQ=${frequency}`);
    expect(read(calendar(...lines))).toEqual(["too_many"]);
  });

  test("too many events, over all texts", () => {
    const half = calendar(...Array(maxEvents / 2 + 1).fill("BEGIN:VEVENT\r\nEND:VEVENT"));
    expect(read([half, half])).toEqual(["too_many"]);
  });

  test("too many times", () => {
    const hourly = (uid: number) =>
      event(String(uid), "DTSTART:20261119T000000Z", "DURATION:PT1M", "RRULE:FREQ=HOURLY");
    expect(read(calendar(...Array.from({ length: 10 }, (_, index) => hourly(index)).flat()))).toEqual([
      "too_many",
    ]);
  });
});

test("names that mean something to the language mean nothing here", () => {
  const lines = ["__proto__", "constructor", "toString"].flatMap((uid, index) =>
    event(uid, `DTSTART:2026120${index + 1}T150000Z`, "DURATION:PT1H", "__proto__:polluted"),
  );
  expect(read(calendar(...lines))).toHaveLength(3);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

const times = fc.array(fc.tuple(fc.integer({ min: -50, max: 150 }), fc.integer({ min: -5, max: 40 })));

test("merged times cover exactly the moments the given ones cover inside the window", () => {
  fc.assert(
    fc.property(times, (given) => {
      const pairs = given.map(([start, length]) => [start, start + length] as const);
      const merged = mergeBusy(pairs, { from: 0, until: 100 });
      const covers = (all: readonly (readonly [number, number])[], at: number) =>
        all.some(([start, end]) => start <= at && at < end);
      for (let at = -60; at < 200; at++)
        expect(covers(merged, at), `at ${at}`).toBe(at >= 0 && at < 100 && covers(pairs, at));
      for (let index = 1; index < merged.length; index++)
        expect(merged[index]![0]).toBeGreaterThan(merged[index - 1]![1]);
    }),
  );
});

import { describe, expect, test } from "vitest";
import { freeTimes, isWithin, type BookingRules } from "./free-times.ts";

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
const of = (given: BookingRules, from: string, until: string, now = from) =>
  iso(freeTimes(given, { from: at(from), until: at(until) }, at(now)));

describe("on days the clock changes", () => {
  test("in spring the hour that is jumped over is not offered, and what is left is one stretch", () => {
    const week = everyDay("01:30", "04:00");
    expect(of(offer({ week, duration: 30 }), "2027-03-14T06:00:00Z", "2027-03-14T12:00:00Z")).toEqual([
      "2027-03-14T07:30",
      "2027-03-14T08:00",
      "2027-03-14T08:30",
    ]);
  });

  test("in autumn the hour that comes twice is offered twice", () => {
    const week = everyDay("01:00", "02:00");
    expect(of(offer({ week, duration: 30 }), "2026-11-01T05:00:00Z", "2026-11-01T12:00:00Z")).toEqual([
      "2026-11-01T06:00",
      "2026-11-01T06:30",
      "2026-11-01T07:00",
      "2026-11-01T07:30",
    ]);
  });

  test("a range that ends inside the hour that comes twice is left and entered again", () => {
    const week = everyDay("00:30", "01:30");
    expect(of(offer({ week, duration: 60 }), "2026-11-01T05:00:00Z", "2026-11-01T12:00:00Z")).toEqual([
      "2026-11-01T05:30",
    ]);
    expect(of(offer({ week, duration: 30 }), "2026-11-01T05:00:00Z", "2026-11-01T12:00:00Z")).toEqual([
      "2026-11-01T05:30",
      "2026-11-01T06:00",
      "2026-11-01T07:00",
    ]);
  });
});

describe("what is taken", () => {
  const week = everyDay("09:00", "11:00");
  const monday = ["2026-06-01T00:00:00Z", "2026-06-02T05:00:00Z"] as const;
  const busy = [{ from: at("2026-06-01T14:30:00Z"), until: at("2026-06-01T15:00:00Z") }];

  test("an interview takes its time, and with buffers its neighbours", () => {
    expect(of(offer({ week, busy }), ...monday)).toEqual([
      "2026-06-01T14:00",
      "2026-06-01T15:00",
      "2026-06-01T15:30",
    ]);
    expect(of(offer({ week, busy, bufferBefore: 15 }), ...monday)).toEqual([
      "2026-06-01T14:00",
      "2026-06-01T15:30",
    ]);
    expect(of(offer({ week, busy, bufferAfter: 1 }), ...monday)).toEqual([
      "2026-06-01T15:00",
      "2026-06-01T15:30",
    ]);
  });

  test("the guest's own interviews are taken without the host's buffers", () => {
    expect(of(offer({ week, guestBusy: busy, bufferBefore: 15, bufferAfter: 15 }), ...monday)).toEqual([
      "2026-06-01T14:00",
      "2026-06-01T15:00",
      "2026-06-01T15:30",
    ]);
  });

  test("notice is counted from now, and the last day is whole", () => {
    const given = offer({ week, minimumNotice: 120, calendarDaysInFuture: 1 });
    expect(of(given, "2026-06-01T00:00:00Z", "2026-06-30T00:00:00Z", "2026-06-01T12:45:00Z")).toEqual([
      "2026-06-01T15:00",
      "2026-06-01T15:30",
      "2026-06-02T14:00",
      "2026-06-02T14:30",
      "2026-06-02T15:00",
      "2026-06-02T15:30",
    ]);
  });

  test("a blocked day is the host's day, whatever UTC calls it", () => {
    const late = offer({
      week: everyDay("19:00", "20:00"),
      duration: 60,
      blockedDates: [{ startDate: "2026-06-02", endDate: "2026-06-02" }],
    });
    expect(of(late, "2026-06-01T12:00:00Z", "2026-06-04T12:00:00Z")).toEqual([
      "2026-06-02T00:00",
      "2026-06-04T00:00",
    ]);
  });

  test("a range may end with the day", () => {
    const given = offer({ week: everyDay("23:00", "24:00"), duration: 60 });
    expect(of(given, "2026-06-01T12:00:00Z", "2026-06-02T12:00:00Z")).toEqual(["2026-06-02T04:00"]);
  });
});

test("moving to another zone moves the hours with the wall clock", () => {
  const week = everyDay("09:00", "10:00");
  const shown = (timeZone: string) =>
    of(offer({ week, timeZone }), "2026-06-01T10:00:00Z", "2026-06-02T10:00:00Z");
  expect(shown("America/Chicago")).toEqual(["2026-06-01T14:00", "2026-06-01T14:30"]);
  expect(shown("America/New_York")).toEqual(["2026-06-01T13:00", "2026-06-01T13:30"]);
  expect(shown("Pacific/Honolulu")).toEqual(["2026-06-01T19:00", "2026-06-01T19:30"]);
});

test("an interview that was agreed lies inside the hours or not", () => {
  const hours = offer({ week: everyDay("09:00", "12:00") });
  const inside = (from: string, until: string, more: Partial<BookingRules> = {}) =>
    isWithin({ ...hours, ...more }, { from: at(from), until: at(until) });
  expect(inside("2026-06-01T14:00:00Z", "2026-06-01T17:00:00Z")).toBe(true);
  expect(inside("2026-06-01T13:45:00Z", "2026-06-01T14:15:00Z")).toBe(false);
  expect(inside("2026-06-01T16:45:00Z", "2026-06-01T17:15:00Z")).toBe(false);
  expect(inside("2026-06-01T14:00:00Z", "2026-06-01T15:00:00Z", { timeZone: "America/Denver" })).toBe(false);
  const blockedDates = [{ startDate: "2026-05-30", endDate: "2026-06-01" }];
  expect(inside("2026-06-01T14:00:00Z", "2026-06-01T15:00:00Z", { blockedDates })).toBe(false);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alertFilters } from "./alert-filters.ts";
import { alertKey, alertSearchPath, filterTexts } from "./alert-search.ts";
import { isQuietHour } from "#features/accounts/quiet-hours.ts";
import { nextDue } from "./alert-times.ts";
import { jobAgeGroups, roleTitles } from "#features/educators/job-preferences.ts";
import { jobSearchSchedules } from "./job-constants.ts";

describe("filters", () => {
  const read = (filters: object) => alertFilters.parse(filters);

  test("one form, however they were written", () => {
    const one = read({
      role: ["Director", "Assistant Teacher", "Director"],
      schedule: "part-time,FULL-TIME",
      q: "  pre-k   lead ",
      minimumWage: 0,
      radiusInMiles: 25,
      lat: "30.271299",
      lng: -97.74260001,
      address: "Austin, TX",
      hiringHero: false,
      new: true,
      liked: "true",
      sort: "distance",
      page: "3",
      job: "some-slug",
    });
    expect(one).toEqual({
      q: "pre-k lead",
      address: "Austin, TX",
      lat: 30.2713,
      lng: -97.7426,
      schedule: ["Full-Time", "Part-Time"],
      role: ["Assistant Teacher", "Director"],
    });
    expect(Object.keys(one)).toEqual(["q", "address", "lat", "lng", "schedule", "role"]);
    expect(alertKey(one)).toBe(alertKey(read({ ...one, address: "Austin" })));
    expect(alertKey(one)).not.toBe(alertKey(read({ ...one, radiusInMiles: 10 })));
  });

  test("a radius around nothing, an empty list and half a place say nothing", () => {
    expect(read({ radiusInMiles: 50, role: [], q: " ", lat: 30 })).toEqual({});
    expect(read({ zipCode: "78701-1234", radiusInMiles: "50" })).toEqual({
      zipCode: "78701",
      radiusInMiles: 50,
    });
  });

  test("what nobody knows is refused", () => {
    for (const filters of [
      { role: ["Wizard"] },
      { colour: "red" },
      { minimumWage: -1 },
      { lat: "north", lng: 1 },
    ])
      expect(alertFilters.safeParse(filters).success).toBe(false);
  });

  test("what was made one form stays it, also by way of an address", () => {
    const given = fc.record(
      {
        q: fc.string({ maxLength: 30 }),
        zipCode: fc.constantFrom("78701", "10001"),
        radiusInMiles: fc.constantFrom(5, 10, 25, 50),
        minimumWage: fc.integer({ min: 0, max: 60 }),
        schedule: fc.subarray([...jobSearchSchedules]),
        role: fc.shuffledSubarray([...roleTitles]),
        ageGroup: fc.shuffledSubarray([...jobAgeGroups]),
        hiringHero: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, (filters) => {
        const one = read(filters);
        expect(read(one)).toEqual(one);
        expect(alertKey(read(filterTexts(one)))).toBe(alertKey(one));
        const { everywhere, ...address } = Object.fromEntries(
          new URL(alertSearchPath(one), "http://a.example").searchParams,
        );
        expect(read(address)).toEqual(one);
        expect(everywhere).toBe("zipCode" in one ? undefined : "true");
      }),
    );
  });
});

describe("times", () => {
  const chicago = "America/Chicago";
  const at = (text: string) => new Date(text);

  test("instantly means now, but not at night", () => {
    const noon = at("2026-03-10T17:00:00Z");
    expect(nextDue("instantly", noon, chicago)).toEqual(noon);
    expect(isQuietHour(at("2026-03-11T01:59:00Z"), chicago)).toBe(false);
    expect(nextDue("instantly", at("2026-03-11T02:00:00Z"), chicago)).toEqual(at("2026-03-11T13:00:00Z"));
    expect(nextDue("instantly", at("2026-03-11T12:59:00Z"), chicago)).toEqual(at("2026-03-11T13:00:00Z"));
    expect(nextDue("instantly", at("2026-03-11T13:00:00Z"), chicago)).toEqual(at("2026-03-11T13:00:00Z"));
  });

  test("daily and weekly are told at eight, across the change of the clocks too", () => {
    expect(nextDue("daily", at("2026-03-07T20:00:00Z"), chicago)).toEqual(at("2026-03-08T13:00:00Z"));
    expect(nextDue("daily", at("2026-03-07T05:00:00Z"), chicago)).toEqual(at("2026-03-07T14:00:00Z"));
    expect(nextDue("weekly", at("2026-03-02T20:00:00Z"), chicago)).toEqual(at("2026-03-09T13:00:00Z"));
  });

  test("never in the past, never at night, never later than it should be", () => {
    const zones = fc.constantFrom("America/New_York", chicago, "America/Phoenix", "Pacific/Honolulu");
    const times = fc.date({
      min: at("2026-01-01T00:00:00Z"),
      max: at("2027-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, zones, fc.constantFrom("instantly", "daily", "weekly"), (now, zone, frequency) => {
        const due = nextDue(frequency, now, zone);
        const days = (due.getTime() - now.getTime()) / 86_400_000;
        expect(isQuietHour(due, zone)).toBe(false);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThanOrEqual(frequency === "weekly" ? 7.05 : 1.05);
      }),
    );
  });
});

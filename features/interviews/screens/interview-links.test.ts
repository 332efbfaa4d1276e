import { expect, test } from "vitest";

import { directionsLink, googleCalendarLink, outlookCalendarLink } from "./interview-links.ts";

const entry = {
  title: "Video interview: Kite & Harbor",
  from: "2026-03-04T14:00:00-06:00",
  until: "2026-03-04T20:30:00.000Z",
  details: "Join: https://meet.example/a?b=c&d",
  place: "",
};

test("Google gets the time in UTC, and the whole text", () => {
  const { origin, searchParams } = new URL(googleCalendarLink(entry));
  expect(origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: entry.title,
    dates: "20260304T200000Z/20260304T203000Z",
    details: entry.details,
  });
});

test("Outlook gets both ends as moments", () => {
  const { searchParams } = new URL(outlookCalendarLink({ ...entry, place: "1 Elm Street" }));
  expect(searchParams.get("startdt")).toBe("2026-03-04T20:00:00.000Z");
  expect(searchParams.get("enddt")).toBe("2026-03-04T20:30:00.000Z");
  expect(searchParams.get("location")).toBe("1 Elm Street");
});

test("a place is searched for by its words", () => {
  expect(directionsLink("1 Elm Street, Austin & more")).toBe(
    "https://www.google.com/maps/search/?api=1&query=1+Elm+Street%2C+Austin+%26+more",
  );
});

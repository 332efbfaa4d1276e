/** The shapes ahoy's clients post events in, and what is kept of them. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eventTypes } from "./event-types.ts";
import { readEvents } from "./event-report.ts";

const now = new Date("2026-03-02T10:00:00Z");
const searched = { hasWords: true, hasPlace: false };
const seconds = now.getTime() / 1000;
const event = (more: object = {}) => ({
  name: "Applied",
  properties: { n: 1 },
  time: seconds - 5,
  id: "e1",
  ...more,
});
const reported = {
  eventId: "e1",
  name: "Applied",
  properties: { n: 1 },
  time: new Date(seconds * 1000 - 5000),
};

test.each<[string, unknown]>([
  ["a list under events", { events: [event()], visit_token: "v" }],
  ["a single event at the top", { ...event(), visit_token: "v" }],
  ["a bare list", [event()]],
  ["a beacon's form", { events_json: JSON.stringify([event()]), visit_token: "v" }],
])("%s is read", (_name, body) => {
  expect(readEvents(body, now)).toEqual([reported]);
});

test.each<[string, unknown]>([
  ["texts and numbers", { events: ["x", 1] }],
  ["an object instead of a list", { events: { a: 1 } }],
  ["a list within a list", { events: [[]] }],
  ["null among events", { events: [event(), null] }],
  ["a beacon with broken JSON", { events_json: "[{" }],
])("%s is invalid", (_name, body) => {
  expect(readEvents(body, now)).toBe("invalid");
});

test("ten events of a request are kept, and none without a name", () => {
  const many = Array.from({ length: 12 }, (_, n) => event({ id: `e${n}` }));
  expect(readEvents({ events: many }, now)).toHaveLength(10);
  expect(readEvents({ events: [event({ name: "" }), event({ name: 7 })] }, now)).toEqual([]);
  expect(readEvents({}, now)).toEqual([]);
});

test.each<[string, unknown, Date]>([
  ["half a minute ago", seconds - 30.5, new Date(seconds * 1000 - 30_500)],
  ["the same as text", String(seconds - 30), new Date(seconds * 1000 - 30_000)],
  ["in words", "2026-03-02T09:59:30Z", new Date(seconds * 1000 - 30_000)],
  ["two minutes ago", seconds - 120, now],
  ["in a minute", seconds + 60, now],
  ["nonsense", "yesterday", now],
  ["nothing", undefined, now],
])("a time of %s", (_name, time, expected) => {
  expect(readEvents([event({ time })], now)).toEqual([{ ...reported, time: expected }]);
});

test("properties that are no object are dropped, and what PostgreSQL refuses is taken out", () => {
  expect(readEvents([event({ properties: "x" })], now)).toEqual([{ ...reported, properties: {} }]);
  const properties = { "a\0": "b\0c", deep: [{ half: "\ud800" }] };
  expect(readEvents([event({ properties })], now)).toEqual([
    { ...reported, properties: { a: "bc", deep: [{ half: "\ufffd" }] } },
  ]);
});

test.each<[string, string, object, boolean]>([
  ["an event of ours", "application_submitted", { jobId: randomUUID() }, true],
  ["one with a property that it does not have", "educator_liked", { name: "Maya Torres" }, false],
  ["one without a property that it has", "job_viewed", {}, false],
  ["one with words in place of an id", "job_viewed", { jobId: "Lead Teacher" }, false],
  ["one with words among its filters", "jobs_searched", { ...searched, filters: ["maya torres"] }, false],
  ["one with the names of its filters", "jobs_searched", { ...searched, filters: ["ageGroup"] }, true],
  ["a foreign one", "Applied", { anything: ["at", "all"] }, true],
  ["a foreign one that is called as what objects inherit", "constructor", { a: 1 }, true],
])("%s is kept only if it fits: %s %j", (_name, name, properties, isKept) => {
  const kept = isKept ? [{ ...reported, name, properties }] : [];
  expect(readEvents([event({ name, properties })], now)).toEqual(kept);
});

test("one event that does not fit takes no other with it", () => {
  const events = [event({ name: "educator_liked", properties: { note: "x" } }), event()];
  expect(readEvents({ events }, now)).toEqual([reported]);
});

test("no property of ours takes words that somebody wrote", () => {
  const words = "Maya Torres, 12 Elm Street, maya@people.example";
  const takers = Object.entries(eventTypes).flatMap(([name, { properties }]) =>
    Object.entries(properties.shape)
      .filter(([, schema]) => schema.safeParse(words).success || schema.safeParse([words]).success)
      .map(([property]) => `${name}.${property}`),
  );
  expect(takers).toEqual([]);
});

import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import {
  startCalendars,
  connectionsPath,
  hourOf,
  icsOf,
  listen,
  calendarsPath,
  type CalendarAttributes,
} from "./calendars.fixtures.ts";

const tomorrow = { inDays: 1 };
const later = { inDays: 3, hour: 18 };

/** What the feed answers now; tests change it. */
let answerFeed: RequestListener;
const asked = vi.fn<(url: string, headers: object) => void>();
const feed = await listen((request, answer) => {
  asked(request.url!, request.headers);
  answerFeed(request, answer);
});
const { server, worker, clock, employer } = await startCalendars({ allowed: [feed.port] });
const owner = await employer("Little Oaks");
const stranger = await employer("Tall Pines");

const secretPath = `/private-${randomBytes(12).toString("hex")}/basic.ics`;
const url = feed.url + secretPath;

beforeEach(() => {
  asked.mockClear();
  clock.now = () => new Date();
  answerFeed = (_, answer) => answer.setHeader("content-type", "text/calendar").end(icsOf(tomorrow, later));
});

test("an ICS address is read at once; only times are kept, and the address shows nowhere", async () => {
  const answer = await owner.post(calendarsPath, { calendarName: " Work ", service: "ics", url });
  expect(answer.status).toBe(201);
  expect(answer.json().data.attributes).toMatchObject({
    ...{
      calendarName: "Work",
      service: "ics",
      enabled: true,
      host: `127.0.0.1:${feed.port}`,
      calendarId: "",
    },
    ...{ reading: true, syncedAt: null, failedAt: null, failure: null, failureCode: null },
  });
  const { id } = answer.json().data;
  await worker.run();
  const read = await owner.read(id);
  expect(read.attributes).toMatchObject({ reading: false, failure: null });
  expect(read.attributes.syncedAt).not.toBeNull();
  expect(await owner.busy(read)).toEqual([hourOf(tomorrow), hourOf(later)]);
  const everything = [answer.text, (await owner.request(calendarsPath)).text, JSON.stringify(worker.lines)];
  const kept = await server.db.selectFrom("blockingCalendars").selectAll().where("id", "=", id).execute();
  for (const text of [...everything, JSON.stringify(kept), kept[0]!.url!.toString("latin1")])
    expect(text).not.toContain(secretPath.slice(1, 20));
});

test("webcal is https by another name, and an address no name is known for is taken", async () => {
  const answer = await owner.post(calendarsPath, {
    ...{ calendarName: "Apple", service: "ics", enabled: false },
    url: "webcal://p01-caldav.icloud.example.com/published/2/abc",
  });
  expect(answer.json().data?.attributes).toMatchObject({
    host: "p01-caldav.icloud.example.com",
    reading: false,
  });
});

test("an unchanged feed is asked for by its tags and not read again", async () => {
  answerFeed = (request, answer) =>
    request.headers["if-none-match"] === '"one"'
      ? answer.writeHead(304).end()
      : answer
          .setHeader("etag", '"one"')
          .setHeader("last-modified", "Sat, 21 Nov 2026 10:00:00 GMT")
          .end(icsOf(later));
  const calendar = await owner.connect({ url });
  await server.db.deleteFrom("calendarBusyTimes").where("blockingCalendarId", "=", calendar.id).execute();
  await again(calendar);
  expect(asked.mock.lastCall![1]).toMatchObject({
    "if-none-match": '"one"',
    "if-modified-since": "Sat, 21 Nov 2026 10:00:00 GMT",
  });
  expect(await owner.busy(calendar)).toEqual([]);
  const days = 6 * 86_400_000;
  clock.now = () => new Date(Date.now() + days);
  await again(calendar);
  expect(asked.mock.lastCall![1]).not.toHaveProperty("if-none-match");
});

test("the clock reads what is on and due; failures wait longer each time", async () => {
  const on = await owner.connect({ url: `${feed.url}/clock` });
  const off = await owner.connect({ url: `${feed.url}/off`, enabled: false });
  expect(off.attributes).toMatchObject({ syncedAt: null, reading: false });
  asked.mockClear();
  await everyFiveMinutes();
  const paths = () => asked.mock.calls.map(([to]) => to);
  expect(paths().filter((to) => to === "/clock")).toHaveLength(1);
  expect(paths()).not.toContain("/off");

  answerFeed = (_, answer) => answer.writeHead(500).end();
  await again(on);
  const minutes: number[] = [];
  for (let count = 0; count < 8; count++) {
    const { nextSyncAt, failedAt } = await rowOf(on);
    minutes.push(Math.round((nextSyncAt!.getTime() - failedAt!.getTime()) / 60_000));
    await again(on);
  }
  expect(minutes).toEqual([4, 9, 19, 39, 79, 159, 319, 359]);
  asked.mockClear();
  await everyFiveMinutes();
  expect(paths()).not.toContain("/clock");
});

test("off keeps quiet, on reads at once, and a changed address is read in the place of the old one", async () => {
  const calendar = await owner.connect({ url });
  const off = await owner.patch(calendar, { enabled: false });
  expect(off.json().data.attributes).toMatchObject({ enabled: false, reading: false });
  expect((await owner.request(`${calendarsPath}/${calendar.id}/sync`, { method: "POST" })).status).toBe(409);
  asked.mockClear();
  expect((await owner.patch(calendar, { enabled: true })).json().data.attributes.reading).toBe(true);
  await worker.run();
  expect(asked).toHaveBeenCalledTimes(1);
  answerFeed = (_, answer) => answer.end(icsOf({ inDays: 2 }));
  const changed = await owner.patch(calendar, { url: `${feed.url}/other`, calendarName: "Other" });
  expect(changed.status).toBe(200);
  expect(changed.text).not.toContain("/other");
  await worker.run();
  expect(await owner.busy(calendar)).toEqual([hourOf({ inDays: 2 })]);
  const bad = await owner.patch(calendar, { url: "http://127.0.0.1/" });
  expect(bad.json().errors[0].source.pointer).toBe("/data/attributes/url");
});

test("it is read on demand, but not at anybody's will", async () => {
  const calendar = await owner.connect({ url });
  const sync = () => owner.request(`${calendarsPath}/${calendar.id}/sync`, { method: "POST" });
  const requestedAt = (time: Date | null) =>
    server.db
      .updateTable("blockingCalendars")
      .set({ requestedAt: time })
      .where("id", "=", calendar.id)
      .execute();
  await requestedAt(null);
  expect((await sync()).json().data.attributes.reading).toBe(true);
  await requestedAt(new Date());
  const refused = await sync();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("taken away, its times go at once; Undo brings it back for some minutes, then it is gone", async () => {
  const calendar = await owner.connect({ url });
  const restore = () => owner.request(`${calendarsPath}/${calendar.id}/restore`, { method: "POST" });
  expect((await restore()).status).toBe(404);
  expect((await owner.request(`${calendarsPath}/${calendar.id}`, { method: "DELETE" })).status).toBe(204);
  expect(await owner.busy(calendar)).toEqual([]);
  expect((await owner.request(`${calendarsPath}/${calendar.id}`)).status).toBe(404);
  expect((await stranger.post(`${calendarsPath}/${calendar.id}/restore`, {})).status).toBe(404);
  expect((await restore()).json().data.attributes.reading).toBe(true);
  await worker.run();
  expect(await owner.busy(calendar)).toEqual([hourOf(tomorrow), hourOf(later)]);
  await owner.request(`${calendarsPath}/${calendar.id}`, { method: "DELETE" });
  clock.now = () => new Date(Date.now() + 11 * 60_000);
  await clear();
  expect(
    await server.db.selectFrom("blockingCalendars").where("id", "=", calendar.id).select("id").execute(),
  ).toEqual([]);
});

test("a stranger, even of the same trade, finds nothing", async () => {
  const calendar = await owner.connect({ url });
  expect((await stranger.request(calendarsPath)).json().data).toEqual([]);
  for (const [method, to] of [
    ["GET", ""],
    ["DELETE", ""],
    ["POST", "/sync"],
    ["POST", "/restore"],
  ] as const)
    expect((await stranger.request(`${calendarsPath}/${calendar.id}${to}`, { method })).status).toBe(404);
});

test("another zone of the profile means other times", async () => {
  const date = hourOf({ inDays: 2 }).slice(0, 10);
  answerFeed = (_, answer) =>
    answer.end(icsOf({ inDays: 2 }).replace(/DTSTART:(\d+)T150000Z/, "DTSTART:$1T090000"));
  const zoned = await employer("Zoned");
  const { data } = (await zoned.request("employers/employer_profiles")).json();
  const setZone = (timeZone: string) =>
    zoned.request(`employers/employer_profiles/${data[0].id}`, {
      method: "PATCH",
      body: { data: { type: "employer_profiles", id: data[0].id, attributes: { timeZone } } },
    });
  expect((await setZone("America/Phoenix")).status).toBe(200);
  const calendar = await zoned.connect({ url });
  expect(await zoned.busy(calendar)).toEqual([`${date}T16:00/${date}T17:00`]);
  await setZone("Pacific/Honolulu");
  await worker.run();
  expect(await zoned.busy(calendar)).toEqual([`${date}T19:00/${date}T20:00`]);
});

test("twenty calendars are enough", async () => {
  const many = await employer("Many");
  for (let count = 0; count < 20; count++)
    expect(
      (await many.post(calendarsPath, { calendarName: "a", service: "ics", url, enabled: false })).status,
    ).toBe(201);
  expect(
    (await many.post(calendarsPath, { calendarName: "a", service: "ics", url, enabled: false })).status,
  ).toBe(409);
});

test("an unused way in is forgotten after a week", async () => {
  const given = { service: "caldav", url: "https://dav.example.com/", username: "ana", password: "a b c" };
  const door = (await owner.post(connectionsPath, given, "third_party_credentials")).json();
  expect(door.data.attributes).toEqual({
    ...{ service: "caldav", accountName: "ana", host: "dav.example.com", expiresAt: null },
    createdAt: expect.any(String),
  });
  expect(JSON.stringify(door)).not.toContain("a b c");
  await clear();
  expect((await owner.request(`${connectionsPath}/${door.data.id}`)).status).toBe(200);
  clock.now = () => new Date(Date.now() + 8 * 86_400_000);
  await clear();
  expect((await owner.request(`${connectionsPath}/${door.data.id}`)).status).toBe(404);
});

const rowOf = ({ id }: CalendarAttributes) =>
  server.db.selectFrom("blockingCalendars").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Lets the worker read a calendar now. */
async function again({ id }: CalendarAttributes): Promise<void> {
  await add("calendars.sync", { calendarId: id });
}

async function everyFiveMinutes(): Promise<void> {
  await add("calendars.sync-due", {});
  await worker.run({ asOf: new Date(Date.now() + 300_000) });
}

const clear = () => add("calendars.clear", {});

async function add(name: string, payload: never | object): Promise<void> {
  const job = worker.jobs.find((one) => one.name === name)!;
  await job.enqueue(server.db, payload as never);
  await worker.run();
}

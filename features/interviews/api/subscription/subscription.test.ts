import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  act,
  bookableEmployer,
  bookOk,
  createEducator,
  findFreeTime,
  hostSide,
  type Caller,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const address = async (who: Caller, at: string, body: object = {}) => {
  const answer = await act(who, `${at}/calendar_address`, body);
  expect(answer.status).toBe(200);
  const { pathname, search } = new URL(answer.json().url as string);
  return `${pathname.replace("/api/", "")}${search}`;
};

async function booked() {
  const host = await bookableEmployer(server);
  const ana = await createEducator(server);
  const time = await findFreeTime(server, host.eventType.id, 48);
  const { id } = await bookOk(ana, host.eventType.id, time);
  return { ...host, ana, id };
}

test("both sides read their own interviews, without a session and without anybody's email address", async () => {
  const { ana, employer } = await booked();
  for (const [who, at, other] of [
    [ana, "interviews", "Sunny Hill"],
    [employer, hostSide, "Ana"],
  ] as const) {
    const feed = await server.request(await address(who, at));
    expect([feed.status, feed.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    const text = feed.text.replaceAll(/\r\n[ \t]/g, "");
    expect(text).toContain("STATUS:CONFIRMED");
    expect(text).toContain(other);
    expect(text).not.toContain("ATTENDEE");
    expect(text).not.toContain("people.example");
  }
});

test("unchanged it is not sent again; a cancellation leaves it", async () => {
  const { ana, id } = await booked();
  const path = await address(ana, "interviews");
  const first = await server.request(path);
  const etag = first.headers["etag"] as string;
  const again = await server.request(path, { headers: { "if-none-match": `W/${etag}` } });
  expect([again.status, again.text]).toEqual([304, ""]);
  await act(ana, `interviews/${id}/cancel`);
  const later = await server.request(path, { headers: { "if-none-match": etag } });
  expect(later.status).toBe(200);
  expect(later.text).not.toContain("BEGIN:VEVENT");
});

test("it stays the same until it is renewed; then the old one is not there", async () => {
  const { ana } = await booked();
  const path = await address(ana, "interviews");
  expect(await address(ana, "interviews")).toBe(path);
  const renewed = await address(ana, "interviews", { renew: true });
  expect(renewed).not.toBe(path);
  expect((await server.request(path)).status).toBe(404);
  expect((await server.request(renewed)).status).toBe(200);
  const stored = await server.db.selectFrom("calendarSubscriptions").selectAll().execute();
  const token = new URLSearchParams(renewed.split("?")[1]).get("token")!;
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("nobody without an address, with a made-up one, or with that of a closed account", async () => {
  expect((await server.request("calendar.ics")).status).toBe(404);
  expect((await server.request("calendar.ics?token=made-up")).status).toBe(404);
  expect((await server.request("calendar.ics?token=a&token=b")).status).toBe(404);
  expect((await act(server, "interviews/calendar_address")).status).toBe(401);
  const { ana } = await booked();
  const path = await address(ana, "interviews");
  await server.db
    .updateTable("accounts")
    .set({ closedAt: new Date() })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("userProfiles")
        .innerJoin("calendarSubscriptions as own", "own.userProfileId", "userProfiles.id")
        .select("userProfiles.accountId")
        .orderBy("own.createdAt", "desc")
        .limit(1),
    )
    .execute();
  expect((await server.request(path)).status).toBe(404);
});

test("it is read at most sixty times an hour", async () => {
  const { ana } = await booked();
  const path = await address(ana, "interviews");
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count += 1) statuses.add((await server.request(path)).status);
  expect([...statuses]).toEqual([200, 429]);
});

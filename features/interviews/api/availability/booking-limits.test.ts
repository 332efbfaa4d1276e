/** One educator does not book out a host: two upcoming interviews with one, twenty with all. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { upcomingPerHost } from "./booking-limits.ts";
import { act, anEducator, book, bookableEmployer, booked, freeIn } from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("the third time with one host is refused until one of the two is canceled; others still book", async () => {
  const { eventType } = await bookableEmployer(server);
  const ana = await anEducator(server);
  const times = await Promise.all([30, 32, 34].map((hours) => freeIn(server, eventType.id, hours)));
  const first = await booked(ana, eventType.id, times[0]!);
  await booked(ana, eventType.id, times[1]!);
  const third = await book(ana, eventType.id, times[2]!);
  expect([third.status, third.json().errors[0].code]).toEqual([409, "too_many_interviews"]);
  expect(third.json().errors[0].meta.count).toBe(upcomingPerHost);
  const bea = await anEducator(server, "Bea");
  expect((await book(bea, eventType.id, times[2]!)).status).toBe(201);
  expect((await act(ana, `interviews/${first.id}/cancel`, { reason: "Plans changed" })).status).toBe(200);
  const later = await freeIn(server, eventType.id, 40);
  expect((await book(ana, eventType.id, later)).status).toBe(201);
});

test("of two bookings at once only one is the second", async () => {
  const { eventType } = await bookableEmployer(server, {}, "Kite Harbor");
  const ana = await anEducator(server, "Cleo");
  await booked(ana, eventType.id, await freeIn(server, eventType.id, 30));
  const times = await Promise.all([33, 36].map((hours) => freeIn(server, eventType.id, hours)));
  const answers = await Promise.all(times.map((time) => book(ana, eventType.id, time)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("whoever is suspended neither books nor holds a time", async () => {
  const { eventType } = await bookableEmployer(server, {}, "Maple Yard");
  const ana = await anEducator(server, "Dara");
  const time = await freeIn(server, eventType.id, 30);
  await server.db
    .updateTable("userProfiles")
    .set({ approvalState: "suspended" })
    .where("accountId", "=", ana.accountId)
    .execute();
  expect((await book(ana, eventType.id, time)).json().errors[0].code).toBe("suspended");
  const held = await act(ana, "interview_holds", { interviewEventTypeId: eventType.id, time });
  expect(held.json().errors[0].code).toBe("suspended");
});

/** One educator does not book out a host: two upcoming interviews with one, twenty with all. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { maxUpcomingPerHost } from "./booking-limits.ts";
import { act, createEducator, book, bookableEmployer, bookOk, findFreeTime } from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("the third time with one host is refused until one of the two is canceled; others still book", async () => {
  const { eventType } = await bookableEmployer(server);
  const ana = await createEducator(server);
  const times = await Promise.all([30, 32, 34].map((hours) => findFreeTime(server, eventType.id, hours)));
  const first = await bookOk(ana, eventType.id, times[0]!);
  await bookOk(ana, eventType.id, times[1]!);
  const third = await book(ana, eventType.id, times[2]!);
  expect([third.status, third.json().errors[0].code]).toEqual([409, "too_many_interviews"]);
  expect(third.json().errors[0].meta.count).toBe(maxUpcomingPerHost);
  const bea = await createEducator(server, "Bea");
  expect((await book(bea, eventType.id, times[2]!)).status).toBe(201);
  expect((await act(ana, `interviews/${first.id}/cancel`, { reason: "Plans changed" })).status).toBe(200);
  const later = await findFreeTime(server, eventType.id, 40);
  expect((await book(ana, eventType.id, later)).status).toBe(201);
});

test("of two bookings at once only one is the second", async () => {
  const { eventType } = await bookableEmployer(server, {}, "Kite Harbor");
  const ana = await createEducator(server, "Cleo");
  await bookOk(ana, eventType.id, await findFreeTime(server, eventType.id, 30));
  const times = await Promise.all([33, 36].map((hours) => findFreeTime(server, eventType.id, hours)));
  const answers = await Promise.all(times.map((time) => book(ana, eventType.id, time)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test("whoever is suspended neither books nor holds a time", async () => {
  const { eventType } = await bookableEmployer(server, {}, "Maple Yard");
  const ana = await createEducator(server, "Dara");
  const time = await findFreeTime(server, eventType.id, 30);
  await server.db
    .updateTable("userProfiles")
    .set({ approvalState: "suspended" })
    .where("accountId", "=", ana.accountId)
    .execute();
  expect((await book(ana, eventType.id, time)).json().errors[0].code).toBe("suspended");
  const held = await act(ana, "interview_holds", { interviewEventTypeId: eventType.id, time });
  expect(held.json().errors[0].code).toBe("suspended");
});

/** A hundred people want the same time at the same moment, over real HTTP and a real PostgreSQL: one of them gets it. */
import type { AddressInfo } from "node:net";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { createEducator, bookableEmployer, createEducators, findFreeTime } from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
await server.app.listen({ host: "127.0.0.1", port: 0 });
const { port } = server.app.server.address() as AddressInfo;
const clients = 100;

type Person = Awaited<ReturnType<typeof createEducators>>[number];

const bookOverHttp = (
  who: Person,
  interviewEventTypeId: string,
  time: string,
  more: Record<string, string> = {},
) =>
  fetch(`http://127.0.0.1:${port}/api/interviews`, {
    method: "POST",
    headers: { ...who.headers, ...more, "content-type": "application/vnd.api+json" },
    body: JSON.stringify({ data: { type: "interviews", attributes: { interviewEventTypeId, time } } }),
  });

const countOf = async (eventTypeId: string) =>
  (
    await server.db
      .selectFrom("interviews")
      .select("id")
      .where("interviewEventTypeId", "=", eventTypeId)
      .execute()
  ).length;

test(
  "one of a hundred gets the time, the others get fresh ones that are free",
  { timeout: 120_000 },
  async () => {
    const { eventType } = await bookableEmployer(server);
    const people = await createEducators(server, clients);
    const time = await findFreeTime(server, eventType.id, 48);
    const answers = await Promise.all(people.map((person) => bookOverHttp(person, eventType.id, time)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: clients - 1 }, () => 409)]);
    const refused = await Promise.all(
      answers.filter(({ status }) => status === 409).map((answer) => answer.json()),
    );
    for (const { errors } of refused) {
      expect(errors[0].code).toBe("slot_taken");
      expect(errors[0].meta.times).toHaveLength(10);
      expect(errors[0].meta.times).not.toContain(new Date(time).toISOString());
    }
    expect(await countOf(eventType.id)).toBe(1);
    const [fresh] = refused[0].errors[0].meta.times;
    const loser = people[answers.findIndex(({ status }) => status === 409)]!;
    expect((await bookOverHttp(loser, eventType.id, fresh)).status).toBe(201);
  },
);

test("one client that tries again and again under one Idempotency-Key books once", async () => {
  const { eventType } = await bookableEmployer(server);
  const ana = await createEducator(server);
  const time = await findFreeTime(server, eventType.id, 48);
  const answers = await Promise.all(
    Array.from({ length: clients }, () =>
      bookOverHttp(ana, eventType.id, time, { "idempotency-key": "my-one-booking" }),
    ),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  expect(await countOf(eventType.id)).toBe(1);
});

test("the database itself refuses two at once, also past everything asked before", async () => {
  const { eventType, employer, hostId } = await bookableEmployer(server);
  const people = [await createEducator(server), await createEducator(server, "Bea")];
  const time = new Date(await findFreeTime(server, eventType.id, 48));
  const insert = async (person: { accountId: string }) => {
    const { id: userProfileId } = await server.db
      .selectFrom("userProfiles")
      .select("id")
      .where("accountId", "=", person.accountId)
      .executeTakeFirstOrThrow();
    const endsAt = new Date(time.getTime() + 1_800_000);
    await server.db
      .insertInto("interviews")
      .values({
        ...{ employerId: employer.employerId, employerProfileId: hostId, userProfileId },
        ...{ name: "Talk", interviewType: "online", status: "scheduled", bookedByType: "UserProfile" },
        ...{ time, endsAt, busyFrom: time, busyUntil: endsAt, uid: userProfileId },
      })
      .execute();
  };
  await insert(people[0]!);
  await expect(insert(people[1]!)).rejects.toMatchObject({
    code: "23P01",
    constraint: "interviews_host_is_free",
  });
});

/** Subscriptions: with what an employer begins, who reads them, and what they allow. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { make, operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer } from "#features/employers/api/employers.fixtures.ts";
import type { SubscriptionStatus } from "#features/employers/subscription-status.ts";
import { completeJob, createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { createFindableEducator } from "#features/messages/api/messages.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newcomer = (employerName: string) =>
  server.person("employer", { employerName, zipCode: "78701", address: "1 Elm Street" });
const read = async (who: TestEmployer, path = "employers/subscriptions?include=plan") =>
  (await who.request(path)).json();

async function setStatus(who: TestEmployer, status: SubscriptionStatus, daysPastDue = 0) {
  const now = Date.now();
  await server.db
    .updateTable("subscriptions")
    .set({
      status,
      pastDueSince: status === "past_due" ? new Date(now - daysPastDue * dayMs) : null,
      endedAt: status === "canceled" ? new Date(now) : null,
    })
    .where("employerId", "=", await employerOf(who))
    .execute();
}

test("whoever starts has one subscription for the whole team, and reads it whole", async () => {
  const employer = await newcomer("First Steps");
  const { data, included } = await read(employer);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    type: "subscriptions",
    attributes: {
      status: "active",
      freePlan: false,
      trialPeriodDays: 14,
      locations: 1,
      cancelAt: null,
      trialEnd: null,
    },
  });
  expect(included).toMatchObject([{ type: "plans", attributes: { name: "Growth" } }]);
  const current = `employers/subscriptions?filter[current]=`;
  expect((await read(employer, `${current}true`)).data).toHaveLength(1);
  expect((await read(employer, `${current}false`)).data).toHaveLength(0);
});

test("nobody else reads it, and nobody writes it directly", async () => {
  const employer = await newcomer("Private House");
  const { id } = (await read(employer)).data[0];
  const path = `employers/subscriptions/${id}`;
  const body = { data: { type: "subscriptions", id, attributes: { status: "active" } } };
  expect((await (await newcomer("Curious House")).request(path)).status).toBe(404);
  expect((await (await server.person("educator")).request(path)).status).toBe(403);
  expect((await server.request(path)).status).toBe(401);
  const operator = await operatorOf(server);
  for (const who of [employer, operator])
    expect([403, 405]).toContain((await who.request(path, { method: "PATCH", body })).status);
  const ofOne = await operator.request(
    `employers/subscriptions?filter[employerId]=${await employerOf(employer)}`,
  );
  expect(ofOne.json().data.map((one: { id: string }) => one.id)).toEqual([id]);
});

test.for<[status: SubscriptionStatus, daysPastDue: number, isRoom: boolean]>([
  ["active", 0, true],
  ["trialing", 0, true],
  ["past_due", 6.9, true],
  ["past_due", 7.1, false],
  ["unpaid", 0, false],
  ["paused", 0, false],
  ["incomplete", 0, false],
  ["canceled", 0, false],
])(
  "%s for %d days: new jobs, locations and first messages are allowed: %s",
  async ([status, days, isRoom]) => {
    const employer = await createEmployer(server, { name: `Many Doors ${status} ${days}` });
    const open = await employer.publish();
    const second = await employer.write({ ...completeJob, locationIds: [employer.locationId] });
    const { userProfileId } = await createFindableEducator(server);
    await setStatus(employer, status, days);

    const place = { name: "Second", address: "2 Oak Street", zip: "78701" };
    expect((await make(employer, "locations", place)).status).toBe(isRoom ? 201 : 402);
    expect((await employer.act(second.id, "publish")).status).toBe(isRoom ? 200 : 402);
    const may = await employer.request(`employer/conversations/may_write?userProfileId=${userProfileId}`);
    expect(may.json().reason).toBe(isRoom ? null : "plan_required");
    // What is there stays as it is.
    const { attributes } = (await employer.request(`employer/job_listings/${open.id}`)).json().data;
    expect(attributes.listingStatus).toBe("published");
  },
);

test("who joins a program later begins no second subscription", async () => {
  const employer = await newcomer("Once Only");
  await setStatus(employer, "canceled");
  const employerId = await employerOf(employer);
  const colleague = await server.person("employer", { employerName: "Elsewhere" });
  await server.db
    .insertInto("employerProfiles")
    .values({
      employerId,
      accountId: colleague.accountId,
      firstName: "Ada",
      lastName: "Hill",
      slug: "ada-hill-once",
    })
    .execute();
  expect((await read(employer)).data).toMatchObject([{ attributes: { status: "canceled" } }]);
});

test("a change of plan is read by the team, with what it leads to", async () => {
  const employer = await newcomer("Smaller Soon");
  const subscription = (await read(employer)).data[0];
  const plan = await server.db
    .selectFrom("plans")
    .select("id")
    .where("name", "=", "Essential")
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("subscriptionChanges")
    .values({
      employerId: await employerOf(employer),
      subscriptionId: subscription.id,
      planId: plan.id,
      currentPhaseEndDate: new Date("2026-12-01T00:00:00Z"),
    })
    .execute();
  const { data, included } = await read(employer, "subscription_changes?filter[open]=true&include=plan");
  expect(data).toMatchObject([
    { attributes: { currentPhaseEndDate: "2026-12-01T00:00:00.000Z", appliedAt: null } },
  ]);
  expect(included).toMatchObject([{ attributes: { name: "Essential" } }]);
  expect((await read(employer, "subscription_changes?filter[open]=false")).data).toEqual([]);
  expect((await read(await newcomer("Not Theirs"), "subscription_changes")).data).toEqual([]);
});

/** Trials: once, without a card, and at their end nothing is deleted and nobody pays. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import type { TestEmployer } from "#features/employers/api/employers.fixtures.ts";
import { completeJob, createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { endTrials } from "./end-trials.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let clock = new Date();
beforeAll(async () => {
  server = await testServer();
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [endTrials], {
    emit: server.platform.registry.emit,
    now: () => clock,
  });
});
afterAll(() => server.close());

async function priceId(name: string): Promise<string> {
  const { data } = (await server.request("employers/prices?page[size]=100")).json();
  return data.find((one: { attributes: { name: string } }) => one.attributes.name === name).id;
}

const tryPlan = async (who: TestEmployer, name = "Growth, monthly") =>
  who.request("employers/subscriptions", {
    method: "POST",
    body: { priceId: await priceId(name), trial: true },
    headers: { "content-type": "application/json" },
  });

async function current(who: TestEmployer) {
  const path = "employers/subscriptions?filter[current]=true&include=plan";
  const { data, included } = (await who.request(path)).json();
  return { id: data[0].id, ...data[0].attributes, plan: included[0].attributes.name };
}

const runEndTrials = () => endTrials.run({}, { ...work.context, attempt: { number: 1, isLast: false } });

const openChange = async (who: TestEmployer) =>
  (await who.request("subscription_changes?filter[open]=true")).json().data[0];

test("whoever registers is on the free plan, and may try another", async () => {
  const owner = await server.person("employer", { employerName: "Fresh Start", plan: "Free" });
  expect(await current(owner)).toMatchObject({
    plan: "Free",
    freePlan: true,
    status: "active",
    trialEnd: null,
  });
  const { data } = (await owner.request("employers/employer_profiles?include=employer")).json();
  const { id } = data[0].relationships.employer.data;
  const eligible = async () =>
    (await owner.request(`employers/${id}`)).json().data.attributes.eligibleForFreeTrial;
  expect(await eligible()).toBe(true);
  expect((await tryPlan(owner)).status).toBe(201);
  expect(await eligible()).toBe(false);
  const trial = await current(owner);
  expect(trial).toMatchObject({ plan: "Growth", status: "trialing", trialPeriodDays: 14 });
  expect(Date.parse(trial.trialEnd) - Date.parse(trial.trialStart)).toBe(14 * dayMs);
  expect((await openChange(owner)).attributes.currentPhaseEndDate).toBe(trial.trialEnd);
});

test("of two tabs one begins the trial, and there is no second", async () => {
  const owner = await server.person("employer", { employerName: "Twice House", plan: "Free" });
  const both = await Promise.all([tryPlan(owner), tryPlan(owner, "Essential, monthly")]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await tryPlan(owner)).json().errors[0].code).toBe("no_trial");
});

test("a plan that asks for a card leads to the page on which it is given; without a gateway it says so", async () => {
  const owner = await server.person("employer", { employerName: "Card House", plan: "Free" });
  const answer = await tryPlan(owner, "Network, monthly");
  expect([answer.status, answer.json().links?.checkout]).toEqual([201, expect.stringContaining("checkout")]);
  expect((await current(owner)).plan).toBe("Free");
});

test("at its end the free plan follows: the chosen job stays, the others pause and come back with room", async () => {
  const owner = await createEmployer(server, { name: "Ending House" });
  await server.db
    .updateTable("subscriptions")
    .set({ planId: (of) => of.selectFrom("plans").select("id").where("freePlan", "=", true) })
    .where("employerId", "=", owner.employerId)
    .execute();
  expect((await tryPlan(owner)).status).toBe(201);
  const jobs: { id: string }[] = [];
  for (const title of ["First room", "Second room", "Third room"])
    jobs.push(await owner.publish({ ...completeJob, title }));
  const chosen = jobs[0]!.id;
  const { id, trialEnd } = await current(owner);
  const kept = await owner.request(`employers/subscriptions/${id}/cancel`, {
    method: "POST",
    body: { keptJobListingIds: [chosen] },
    headers: { "content-type": "application/json" },
  });
  expect(kept.status).toBe(200);
  const states = async () =>
    (
      await server.db
        .selectFrom("jobListings")
        .select(["id", "listingStatus"])
        .where("employerId", "=", owner.employerId)
        .orderBy("id")
        .execute()
    ).map(({ listingStatus }) => listingStatus);
  clock = new Date(Date.parse(trialEnd) - 1000);
  await runEndTrials();
  expect((await current(owner)).status).toBe("trialing");
  clock = new Date(Date.parse(trialEnd));
  await runEndTrials();
  await runEndTrials();
  expect(await current(owner)).toMatchObject({ plan: "Free", status: "active" });
  expect(await states()).toEqual(["published", "paused", "paused"]);
  expect((await openChange(owner)) ?? null).toBeNull();
  const { count } = await server.db
    .selectFrom("billingCustomers")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("employerId", "=", owner.employerId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

/** What operators do with a program's plan: a trial goes on, the free plan is applied, and nobody is charged. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer } from "#features/employers/api/employers.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { deliverTestEvents } from "../test-gateway/deliver-test-events.job.ts";
import { paymentsOf } from "../test-gateway/open-payments.ts";
import { syncBilling } from "./sync-billing.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  server = await testServer();
  operator = await operatorOf(server);
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [syncBilling, deliverTestEvents], {
    emit: server.platform.registry.emit,
  });
  work.context.settings.payments = paymentsOf(server.config)!;
});
afterAll(() => server.close());

async function current(who: TestEmployer) {
  const { data, included } = (
    await who.request("employers/subscriptions?filter[current]=true&include=plan")
  ).json();
  return { id: data[0].id as string, ...data[0].attributes, plan: included[0].attributes.name as string };
}

async function priceId(name: string): Promise<string> {
  const { data } = (await server.request("employers/prices?page[size]=100")).json();
  return data.find(({ attributes }: { attributes: { name: string } }) => attributes.name === name).id;
}

async function buy(who: TestEmployer, trial: boolean) {
  const answer = await who.request("employers/subscriptions", {
    method: "POST",
    body: { priceId: await priceId("Essential, monthly"), trial },
    headers: { "content-type": "application/json" },
  });
  expect(answer.status).toBe(201);
  const { links } = answer.json();
  if (!links) return;
  const url = new URL(links.checkout);
  await server.app.inject({
    method: "POST",
    url: url.pathname + url.search,
    headers: { "content-type": "application/x-www-form-urlencoded", host: url.host },
    payload: "card=pays",
  });
  await work.run();
}

const act = (id: string, action: string, body: object) =>
  operator.request(`employers/subscriptions/${id}/${action}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });

const daysUntil = (time: string) => Math.round((Date.parse(time) - Date.now()) / dayMs);

test("a trial without a card goes on, and what follows it waits as long", async () => {
  const owner = await createEmployer(server);
  await buy(owner, true);
  const trial = await current(owner);
  expect(daysUntil(trial.trialEnd)).toBe(14);
  const answer = await act(trial.id, "extend_trial", { days: 10, reason: "They were closed for a week." });
  expect(answer.status).toBe(200);
  expect(daysUntil((await current(owner)).trialEnd)).toBe(24);
  const { data } = (await owner.request("subscription_changes?filter[open]=true")).json();
  expect(
    data.map((one: { attributes: { currentPhaseEndDate: string } }) =>
      daysUntil(one.attributes.currentPhaseEndDate),
    ),
  ).toEqual([24]);
  const audit = await server.db
    .selectFrom("auditLogs")
    .select("detail")
    .where("action", "=", "subscription.extend_trial")
    .where("entityId", "=", trial.id)
    .executeTakeFirstOrThrow();
  expect(audit.detail).toMatchObject({ days: 10, reason: "They were closed for a week." });
});

test("of two that extend it at the same time one counts, and the other hears of it", async () => {
  const owner = await createEmployer(server);
  await buy(owner, true);
  const { id } = await current(owner);
  const both = await Promise.all(
    [5, 7].map((days) => act(id, "extend_trial", { days, reason: "They asked." })),
  );
  const days = daysUntil((await current(owner)).trialEnd);
  const statuses = both.map(({ status }) => status);
  // Where the second came after the first was done, it is a second extension.
  if (statuses.includes(409)) expect([19, 21]).toContain(days);
  else expect(days).toBe(26);
});

test("only a trial is extended, by a number of days and with a reason", async () => {
  const owner = await createEmployer(server);
  const { id } = await current(owner);
  expect((await act(id, "extend_trial", { days: 5, reason: "x" })).status).toBe(409);
  expect((await act(id, "extend_trial", { days: 0, reason: "x" })).status).toBe(422);
  expect((await act(id, "extend_trial", { days: 5, reason: " " })).status).toBe(422);
  expect(
    (await owner.request(`employers/subscriptions/${id}/extend_trial`, { method: "POST", body: {} })).status,
  ).toBe(403);
});

test("the free plan follows at once: a trial ends, a paid plan ends at the gateway without a further invoice", async () => {
  for (const trial of [true, false]) {
    const owner = await createEmployer(server);
    await buy(owner, trial);
    const before = await current(owner);
    expect(before.plan).toBe("Essential");
    const invoices = async () =>
      (
        await server.db
          .selectFrom("invoices")
          .select("totalCents")
          .where("employerId", "=", await employerOf(owner))
          .execute()
      ).length;
    const paid = await invoices();
    expect((await act(before.id, "apply_free_plan", { reason: "Asked by phone." })).status).toBe(200);
    expect(await current(owner)).toMatchObject({ plan: "Free", status: "active" });
    expect(await invoices()).toBe(paid);
    const { data } = (await owner.request("subscription_changes?filter[open]=true")).json();
    expect(data).toEqual([]);
    expect((await act((await current(owner)).id, "apply_free_plan", { reason: "Again." })).status).toBe(409);
  }
});

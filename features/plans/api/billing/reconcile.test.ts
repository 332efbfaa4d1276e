/** The gateway and our rows: whatever order its events come in they end alike, and what never came is found at night. */
import { afterAll, beforeAll, expect, test } from "vitest";
import fc from "fast-check";
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer } from "#features/employers/api/employers.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { deliverTestEvents } from "../test-gateway/deliver-test-events.job.ts";
import { paymentsOf } from "../test-gateway/open-payments.ts";
import { reconcileBilling } from "./reconcile.job.ts";
import { syncBilling } from "./sync-billing.job.ts";
import { takeEvent } from "./take-event.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
beforeAll(async () => {
  server = await testServer();
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [syncBilling, deliverTestEvents], {
    emit: server.platform.registry.emit,
  });
  work.context.settings.payments = paymentsOf(server.config)!;
});
afterAll(() => server.close());

async function buy(who: TestEmployer): Promise<void> {
  const { data } = (await server.request("employers/prices?page[size]=100")).json();
  const { id: priceId } = data.find(
    (one: { attributes: { name: string } }) => one.attributes.name === "Growth, monthly",
  );
  const { checkout } = (
    await who.request("employers/subscriptions", {
      method: "POST",
      body: { priceId },
      headers: { "content-type": "application/json" },
    })
  ).json().links;
  await server.app.inject({
    method: "POST",
    url: new URL(checkout).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded", host: new URL(checkout).host },
    payload: "card=pays",
  });
}

const customerOf = (employerId: string) =>
  server.db
    .selectFrom("billingCustomers")
    .select("gatewayId")
    .where("employerId", "=", employerId)
    .executeTakeFirstOrThrow();

/** Without what each writing numbers and dates. */
async function rowsOf(employerId: string) {
  const [subscriptions, invoices] = await Promise.all([
    server.db
      .selectFrom("subscriptions")
      .select(["gatewayId", "planId", "status", "locations", "currentPeriodEnd", "cancelAt", "endedAt"])
      .where("employerId", "=", employerId)
      .where("gatewayId", "is not", null)
      .execute(),
    server.db
      .selectFrom("invoices")
      .select(["gatewayId", "status", "totalCents"])
      .where("employerId", "=", employerId)
      .orderBy("gatewayId")
      .execute(),
  ]);
  return { subscriptions, invoices };
}

/** As the webhook takes them, once their signature was right. */
const take = (events: { id: string; type: string }[], customer: string) =>
  server.db.transaction().execute(async (db) => {
    const { log, now } = work.context;
    for (const event of events)
      await takeEvent({ db, now, log }, { ...event, data: { object: { customer } } } as never);
  });

test("in 1,000 random orders, doubled and late, the events end in the state that they end in in order", async () => {
  const owner = await server.person("employer", { employerName: "Shuffled House" });
  const employerId = await employerOf(owner);
  await buy(owner);
  await work.run();
  const inOrder = await rowsOf(employerId);
  expect(inOrder).toMatchObject({ subscriptions: [{ status: "active" }], invoices: [{ status: "paid" }] });
  const { gatewayId } = await customerOf(employerId);
  const events = [
    "customer.updated",
    "checkout.session.completed",
    "customer.subscription.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_failed",
    "customer.subscription.deleted",
  ];
  const orders = fc.sample(
    fc.shuffledSubarray([...events, ...events], { minLength: events.length, maxLength: 16 }),
    { numRuns: 1000, seed: 15 },
  );
  for (const [number, order] of orders.entries()) {
    // The second of a type is the first once more: a repeated event has its number.
    await take(
      order.map((type) => ({ id: `evt_${number}_${type}`, type })),
      gatewayId,
    );
    if (number % 50 === 0) {
      await work.run();
      expect(await rowsOf(employerId)).toEqual(inOrder);
    }
  }
  await work.run();
  expect(await rowsOf(employerId)).toEqual(inOrder);
}, 120_000);

test("at night a row that differs from the gateway is reported, with both values, and mended", async () => {
  const owner = await server.person("employer", { employerName: "Drifting House" });
  const employerId = await employerOf(owner);
  await buy(owner);
  await work.run();
  const before = await rowsOf(employerId);
  const differences = () =>
    server.db
      .selectFrom("billingDifferences")
      .select("differences")
      .where("employerId", "=", employerId)
      .execute();
  const night = () => reconcileBilling.run({}, { ...work.context, attempt: { number: 1, isLast: false } });
  await night();
  expect(await differences()).toEqual([]);
  await server.db
    .updateTable("subscriptions")
    .set({ locations: 4 })
    .where("employerId", "=", employerId)
    .where("endedAt", "is", null)
    .execute();
  await server.db
    .updateTable("invoices")
    .set({ totalCents: 1 })
    .where("employerId", "=", employerId)
    .execute();
  await night();
  const [reported] = await differences();
  expect(reported?.differences).toEqual([
    { field: "subscription.locations", ours: "4", theirs: "1" },
    { field: expect.stringMatching(/^invoice\./), ours: "paid 1 0", theirs: "paid 7900 0" },
  ]);
  expect(await rowsOf(employerId)).toEqual(before);
});

test("an operator gives a part back, once; the invoice says so, and nobody else may", async () => {
  const owner = await server.person("employer", { employerName: "Refunded House" });
  const employerId = await employerOf(owner);
  await buy(owner);
  await work.run();
  const operator = await operatorOf(server);
  const [{ id }] = (await owner.request("employers/invoices")).json().data;
  const refund = (who: Pick<TestEmployer, "request">, amountCents: number) =>
    who.request(`employers/invoices/${id}/refund`, {
      method: "POST",
      body: { amountCents, reason: "The room closed." },
      headers: { "content-type": "application/json" },
    });
  expect((await refund(owner, 100)).status).toBe(403);
  expect((await refund(operator, 7901)).json().errors[0].source.pointer).toBe("/amountCents");
  const both = await Promise.all([refund(operator, 2900), refund(operator, 2900)]);
  expect(both.map(({ status }) => status)).toContain(200);
  const { attributes } = (await owner.request(`employers/invoices/${id}`)).json().data;
  expect(attributes).toMatchObject({ totalCents: 7900, refundedCents: 2900, status: "paid" });
  const audits = await server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entityId", "=", id)
    .execute();
  expect(audits.length).toBeGreaterThan(0);
  await reconcileBilling.run({}, { ...work.context, attempt: { number: 1, isLast: false } });
  const { count } = await server.db
    .selectFrom("billingDifferences")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("employerId", "=", employerId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

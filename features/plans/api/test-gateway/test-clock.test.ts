/** A year of a plan in seconds: renewals, a card that fails for a week, and what comes back when it pays. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { completeJob, createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { syncBilling } from "../billing/sync-billing.job.ts";
import { deliverTestEvents } from "./deliver-test-events.job.ts";
import { paymentsOf } from "./open-payments.ts";

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

type Owner = Awaited<ReturnType<typeof createEmployer>>;
const json = { "content-type": "application/json" };
const post = (who: Pick<Owner, "request">, path: string, body: object) =>
  who.request(path, { method: "POST", body, headers: json });

async function priceId(name: string): Promise<string> {
  const { data } = (await server.request("employers/prices?page[size]=100")).json();
  return data.find((one: { attributes: { name: string } }) => one.attributes.name === name).id;
}

const press = (url: string, card: string) =>
  server.app.inject({
    ...{ method: "POST", url: new URL(url).pathname, payload: `card=${card}` },
    headers: { "content-type": "application/x-www-form-urlencoded", host: new URL(url).host },
  });

async function current(who: Owner) {
  const { data, included } = (
    await who.request("employers/subscriptions?filter[current]=true&include=plan")
  ).json();
  return { id: data[0].id, plan: included[0].attributes.name, ...data[0].attributes };
}

const publishedOf = async ({ employerId }: Owner) =>
  (
    await server.db
      .selectFrom("jobListings")
      .select("id")
      .where("employerId", "=", employerId)
      .where("listingStatus", "=", "published")
      .execute()
  ).length;

test("a year renews twelve times; a card that fails pauses after a week, and all comes back when it pays", async () => {
  const operator = await operatorOf(server);
  const owner = await createEmployer(server, { name: "Year House" });
  const pass = async (days: number, who: Pick<Owner, "request"> = operator) =>
    (await post(who, "payments/test/clock", { employerId: owner.employerId, days })).status;
  expect(await pass(1, owner)).toBe(403);
  const { checkout } = (
    await post(owner, "employers/subscriptions", { priceId: await priceId("Essential, monthly") })
  ).json().links;
  await press(checkout, "pays");
  await work.run();
  for (const title of ["One room", "Two rooms", "Three rooms"])
    await owner.publish({ ...completeJob, title });
  expect(await pass(366)).toBe(200);
  expect(await current(owner)).toMatchObject({ plan: "Essential", status: "active" });
  const invoices = async () =>
    (await owner.request("employers/invoices?page[size]=100"))
      .json()
      .data.map((one: { attributes: { status: string } }) => one.attributes.status);
  expect(await invoices()).toHaveLength(13);
  expect(new Set(await invoices())).toEqual(new Set(["paid"]));

  const { id } = await current(owner);
  const { portal } = (await post(owner, `employers/subscriptions/${id}/portal`, {})).json().links;
  await press(portal, "declines");
  expect(await pass(33)).toBe(200);
  const failing = await current(owner);
  expect(["past_due", "unpaid"]).toContain(failing.status);
  expect(await pass(8)).toBe(200);
  const blocked = await owner.write({
    ...completeJob,
    title: "Fourth room",
    locationIds: [owner.locationId],
  });
  expect((await owner.act(blocked.id, "publish")).status).toBe(402);
  await press(portal, "pays");
  await work.run();
  expect(await current(owner)).toMatchObject({ plan: "Essential", status: "active" });
  expect(await publishedOf(owner)).toBe(3);
}, 60_000);

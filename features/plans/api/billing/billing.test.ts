/** Buying, changing and ending plans through the test gateway: the very calls that are made to Stripe. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { employerOf, type TestEmployer } from "#features/employers/api/employers.fixtures.ts";
import { completeJob, createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { deliverTestEvents } from "../test-gateway/deliver-test-events.job.ts";
import { paymentsOf } from "../test-gateway/open-payments.ts";
import { syncBilling } from "./sync-billing.job.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let clock = new Date();
beforeAll(async () => {
  server = await testServer();
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [syncBilling, deliverTestEvents], {
    emit: server.platform.registry.emit,
    now: () => clock,
  });
  work.context.settings.payments = paymentsOf(server.config)!;
});
afterAll(() => server.close());

const post = (who: TestEmployer, path: string, body: object = {}) =>
  who.request(path, { method: "POST", body, headers: { "content-type": "application/json" } });

const priceIds: Record<string, string> = {};
async function priceId(name: string): Promise<string> {
  if (Object.keys(priceIds).length === 0)
    for (const { id, attributes } of (await server.request("employers/prices?page[size]=100")).json().data)
      priceIds[attributes.name] = id;
  return priceIds[name]!;
}

async function current(who: TestEmployer) {
  const { data, included } = (
    await who.request("employers/subscriptions?filter[current]=true&include=plan")
  ).json();
  return { id: data[0].id, ...data[0].attributes, plan: included[0].attributes.name };
}

/** A form of the gateway's own pages. */
async function press(url: string, fields: Record<string, string>) {
  return server.app.inject({
    method: "POST",
    url: new URL(url).pathname + new URL(url).search,
    headers: { "content-type": "application/x-www-form-urlencoded", host: new URL(url).host },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function buy(who: TestEmployer, name: string, card = "pays") {
  const answer = await post(who, "employers/subscriptions", { priceId: await priceId(name) });
  expect(answer.status).toBe(201);
  const pressed = await press(answer.json().links.checkout, { card });
  await work.run();
  return pressed;
}

const invoices = async (who: TestEmployer) =>
  (
    await server.db
      .selectFrom("invoices")
      .select(["totalCents", "status"])
      .where("employerId", "=", await employerOf(who))
      .orderBy("number")
      .execute()
  ).map(({ totalCents, status }) => `${totalCents} ${status}`);

const change = async (who: TestEmployer, name: string, more: object = {}) =>
  post(who, `employers/subscriptions/${(await current(who)).id}/change`, {
    priceId: await priceId(name),
    ...more,
  });

/** Previews a change and says yes to what is shown. */
async function upgrade(who: TestEmployer, name: string) {
  const { dueCents, prorationDate } = (await change(who, name, { preview: true })).json();
  const answer = await change(who, name, { dueCents, prorationDate });
  await work.run();
  return { answer, dueCents };
}

const newOwner = () => server.person("employer", { employerName: "Buying House" });

test("a plan is bought with a card that pays; the amount is billed once, and the answer comes again", async () => {
  const owner = await newOwner();
  const checkout = (
    await post(owner, "employers/subscriptions", { priceId: await priceId("Essential, monthly") })
  ).json().links.checkout;
  const page = await server.app.inject({
    url: new URL(checkout).pathname,
    headers: { host: new URL(checkout).host },
  });
  expect(page.body).toContain("$29.00");
  expect(page.body).toContain("Nobody is charged");
  for (let presses = 0; presses < 2; presses += 1) {
    const pressed = await press(checkout, { card: "pays" });
    expect([pressed.statusCode, pressed.headers["location"]]).toEqual([
      303,
      expect.stringContaining("checkout=done"),
    ]);
  }
  await work.run();
  expect(await current(owner)).toMatchObject({ plan: "Essential", status: "active", locations: 1 });
  expect(await invoices(owner)).toEqual(["2900 paid"]);
  const again = await post(owner, "employers/subscriptions", { priceId: await priceId("Growth, monthly") });
  expect([again.status, again.json().errors[0].code]).toEqual([409, "has_plan"]);
});

test("a declined card buys nothing; a bank that asks is answered; an older tab can't pay any more", async () => {
  const owner = await newOwner();
  const price = { priceId: await priceId("Growth, monthly") };
  const [older, newer] = [
    (await post(owner, "employers/subscriptions", price)).json().links.checkout,
    (await post(owner, "employers/subscriptions", price)).json().links.checkout,
  ];
  expect((await press(older, { card: "pays" })).statusCode).toBe(404);
  expect((await press(newer, { card: "declines" })).body).toContain("Your card was declined.");
  expect(await invoices(owner)).toEqual([]);
  expect((await press(newer, { card: "asks" })).body).toContain("was it you?");
  expect((await press(newer, { card: "asks", confirmed: "yes" })).statusCode).toBe(303);
  await work.run();
  expect(await invoices(owner)).toEqual(["7900 paid"]);
});

test("a bigger plan begins at once, for the amount that was shown, and a second press pays nothing", async () => {
  const owner = await newOwner();
  await buy(owner, "Essential, monthly");
  const { answer, dueCents } = await upgrade(owner, "Growth, monthly");
  expect(answer.status).toBe(200);
  expect(await current(owner)).toMatchObject({ plan: "Growth" });
  expect(await invoices(owner)).toEqual(["2900 paid", `${dueCents} paid`]);
  const second = await change(owner, "Growth, monthly", {
    dueCents,
    prorationDate: Math.floor(Date.now() / 1000),
  });
  expect(second.status).toBe(409);
  await work.run();
  expect(await invoices(owner)).toHaveLength(2);
});

test("what is bought first is shown to the cent, with a code and for each location that the plan carries", async () => {
  const owner = await newOwner();
  const shown = async (more: object) =>
    (await change(owner, "Growth, yearly", { preview: true, ...more })).json();
  expect(await shown({ locations: 2 })).toMatchObject({ time: "checkout", dueCents: 158_000, nextAt: null });
  const code = { locations: 2, promotionCode: "TESTHALF" };
  expect(await shown(code)).toMatchObject({ dueCents: 79_000, nextCents: 158_000 });
  for (const [more, field] of [
    [{ locations: 6 }, "locations"],
    [{ promotionCode: "NOSUCH" }, "promotionCode"],
  ] as const)
    expect((await shown(more)).errors[0].source.pointer).toBe(`/${field}`);
  expect((await change(owner, "Growth, yearly")).json().errors[0].code).toBe("nothing_paid");
  const order = { priceId: await priceId("Growth, yearly"), ...code };
  const { checkout } = (await post(owner, "employers/subscriptions", order)).json().links;
  await press(checkout, { card: "pays" });
  await work.run();
  expect(await current(owner)).toMatchObject({ plan: "Growth", locations: 2 });
  expect(await invoices(owner)).toEqual(["79000 paid"]);
});

test("an amount that nobody saw is not charged", async () => {
  const owner = await newOwner();
  await buy(owner, "Essential, monthly");
  const { dueCents, prorationDate } = (await change(owner, "Growth, monthly", { preview: true })).json();
  const other = await change(owner, "Growth, monthly", { dueCents: dueCents - 1, prorationDate });
  expect([other.status, other.json().errors[0].code]).toEqual([409, "amount_changed"]);
  expect(await invoices(owner)).toEqual(["2900 paid"]);
});

test("a card that is declined later changes nothing and says so in the bank's words", async () => {
  const owner = await newOwner();
  await buy(owner, "Essential, monthly");
  const { portal } = (await post(owner, `employers/subscriptions/${(await current(owner)).id}/portal`)).json()
    .links;
  await press(portal, { card: "declines" });
  const { answer } = await upgrade(owner, "Growth, monthly");
  expect([answer.status, answer.json().errors[0].detail]).toEqual([402, "Your card was declined."]);
  expect(await current(owner)).toMatchObject({ plan: "Essential" });
  await press(portal, { card: "asks" });
  const asked = (await upgrade(owner, "Growth, monthly")).answer.json();
  await press(asked.links.authenticate, { card: "asks", confirmed: "yes" });
  await work.run();
  expect(await current(owner)).toMatchObject({ plan: "Growth" });
});

test("a smaller plan waits for the period's end; the jobs that were kept stay, the others pause and come back", async () => {
  const owner = await createEmployer(server);
  await buy(owner, "Growth, monthly");
  const jobs: string[] = [];
  for (let count = 0; count < 4; count += 1)
    jobs.push((await owner.publish({ ...completeJob, locationIds: [owner.locationId] })).id);
  const kept = jobs.slice(0, 3);
  expect((await change(owner, "Essential, monthly", { keptJobListingIds: kept })).json().result).toBe(
    "changed",
  );
  const { data } = (await owner.request("subscription_changes?filter[open]=true")).json();
  expect(data).toHaveLength(1);
  expect(await current(owner)).toMatchObject({ plan: "Growth" });
  clock = new Date(Date.now() + 32 * dayMs);
  const employerId = await employerOf(owner);
  await syncBilling.enqueue(server.db, { employerId });
  await work.run();
  expect(await current(owner)).toMatchObject({ plan: "Essential" });
  const statuses = async () =>
    Object.fromEntries(
      (
        await server.db
          .selectFrom("jobListings")
          .select(["id", "listingStatus"])
          .where("employerId", "=", employerId)
          .execute()
      ).map(({ id, listingStatus }) => [id, listingStatus]),
    );
  const after = await statuses();
  expect(kept.map((id) => after[id])).toEqual(["published", "published", "published"]);
  expect(after[jobs[3]!]).toBe("paused");
  clock = new Date();
});

test("canceled in one call and taken up in one; at the end it is the free plan and nothing is deleted", async () => {
  const owner = await newOwner();
  await buy(owner, "Essential, monthly");
  const { id } = await current(owner);
  expect((await post(owner, `employers/subscriptions/${id}/cancel`, { reason: "Too quiet" })).status).toBe(
    200,
  );
  expect((await current(owner)).cancelAt).not.toBeNull();
  expect((await post(owner, `employers/subscriptions/${id}/reactivate`)).status).toBe(200);
  expect((await current(owner)).cancelAt).toBeNull();
  await post(owner, `employers/subscriptions/${id}/cancel`);
  clock = new Date(Date.now() + 32 * dayMs);
  await syncBilling.enqueue(server.db, { employerId: await employerOf(owner) });
  await work.run();
  expect(await current(owner)).toMatchObject({ plan: "Free", status: "active", freePlan: true });
  expect(await invoices(owner)).toEqual(["2900 paid"]);
  clock = new Date();
});

test("only an owner buys", async () => {
  const educator = await server.person("educator");
  expect(
    (await post(educator as never, "employers/subscriptions", { priceId: await priceId("Growth, monthly") }))
      .status,
  ).toBe(403);
});

/** The product with Stripe's keys: over HTTP, to a local server that speaks its API and signs as it does. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { employerOf } from "#features/employers/api/employers.fixtures.ts";
import { signPayload } from "#platform/server/payments/payment-gateway.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { paymentsOf } from "../test-gateway/open-payments.ts";
import { testGatewayFetch, withBooks } from "../test-gateway/test-gateway.ts";
import { subscribe } from "../test-gateway/subscriptions.ts";
import { syncBilling } from "./sync-billing.job.ts";

const secretKey = "sk_test_local";
const webhookSecret = "whsec_local";
const asked: { method: string; path: string; authorization: string; key: string | undefined }[] = [];
let stripe: Server;
let server: Awaited<ReturnType<typeof testServer>>;
let work: ReturnType<typeof testJobs>;
let failures = 0;

const scope = () => ({
  ...{ db: server.db, now: () => new Date(), origin: "http://stripe.example" },
  deliverEvents: async () => undefined,
});

beforeAll(async () => {
  stripe = createServer((request, response) => {
    void (async () => {
      const { method = "GET", url = "/", headers } = request;
      const body = await text(request);
      asked.push({
        ...{ method, path: url.split("?")[0]! },
        authorization: String(headers.authorization),
        key: headers["idempotency-key"] as string | undefined,
      });
      if (failures > 0) {
        failures -= 1;
        response.writeHead(503).end("{}");
        return;
      }
      const answer = await testGatewayFetch(scope())(`http://stripe${url}`, {
        method,
        ...(method === "GET" ? {} : { body }),
        headers: headers["idempotency-key"] ? { "idempotency-key": String(headers["idempotency-key"]) } : {},
      });
      response.writeHead(answer.status, { "content-type": "application/json", "request-id": "req_local" });
      response.end(await answer.text());
    })();
  });
  await new Promise<void>((done) => stripe.listen(0, "127.0.0.1", done));
  const { port } = stripe.address() as AddressInfo;
  server = await testServer({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: `http://127.0.0.1:${port}`,
  });
  work = testJobs({ url: server.databaseUrl, db: server.db } as never, [syncBilling], {
    emit: server.platform.registry.emit,
  });
  work.context.settings.payments = paymentsOf(server.config)!;
});
afterAll(async () => {
  await server.close();
  stripe.close();
});

const json = { "content-type": "application/json" };

test("a plan is bought, told by a signed event, changed and canceled; what fails for a moment is tried again", async () => {
  const owner = await server.person("employer", { employerName: "Stripe House" });
  const employerId = await employerOf(owner);
  const { data } = (await owner.request("employers/prices?page[size]=100")).json();
  const priceId = (name: string) =>
    data.find((one: { attributes: { name: string } }) => one.attributes.name === name).id;
  failures = 1;
  const bought = await owner.request("employers/subscriptions", {
    method: "POST",
    body: { priceId: priceId("Essential, monthly") },
    headers: json,
  });
  expect(bought.status).toBe(201);
  expect(bought.json().links.checkout).toContain("cs_test_");
  expect(asked.every(({ authorization }) => authorization === `Bearer ${secretKey}`)).toBe(true);
  // The first was answered with 503 and came again with the same key.
  expect(asked[1]).toEqual(asked[0]);

  // As the owner would pay on Stripe's page.
  const key = employerId.replaceAll("-", "").slice(-16);
  await withBooks(scope(), key, ({ books, at }) => {
    const session = books!.sessions[0]!;
    books!.card = { id: "pm_local", brand: "visa", last4: "4242", behavior: "pays" };
    const { order, coupon, trial_end: trialEnd, metadata } = session;
    subscribe(books!, { order, coupon, trialEnd, metadata }, at);
    session.status = "complete";
  });
  const { gatewayId: customer } = await server.db
    .selectFrom("billingCustomers")
    .select("gatewayId")
    .where("employerId", "=", employerId)
    .executeTakeFirstOrThrow();
  const payload = JSON.stringify({
    ...{ id: "evt_local", object: "event", type: "customer.subscription.created" },
    data: { object: { object: "subscription", customer } },
  });
  const told = await server.app.inject({
    ...{ method: "POST", url: "/api/webhooks/stripe", payload },
    headers: { ...json, "stripe-signature": await signPayload(payload, webhookSecret) },
  });
  expect(told.statusCode).toBe(200);
  await work.run();

  const current = async () => {
    const answer = await owner.request("employers/subscriptions?filter[current]=true&include=plan");
    const { data: rows, included } = answer.json();
    return { id: rows[0].id, plan: included[0].attributes.name, ...rows[0].attributes, ...rows[0].meta };
  };
  expect(await current()).toMatchObject({ plan: "Essential", status: "active", payments: "on" });
  const { id } = await current();
  const act = async (verb: string, body: object) =>
    owner.request(`employers/subscriptions/${id}/${verb}`, { method: "POST", body, headers: json });
  const bigger = { priceId: priceId("Growth, monthly") };
  const { dueCents, prorationDate } = (await act("change", { ...bigger, preview: true })).json();
  expect((await act("change", { ...bigger, dueCents, prorationDate })).json()).toEqual({ result: "changed" });
  expect((await act("cancel", {})).status).toBe(200);
  expect((await current()).cancelAt).not.toBeNull();
  expect((await act("reactivate", {})).status).toBe(200);
  expect(await current()).toMatchObject({ plan: "Growth", cancelAt: null });
  const invoices = (await owner.request("employers/invoices")).json().data;
  expect(invoices.map((one: { attributes: object }) => one.attributes)).toMatchObject([
    { status: "paid", totalCents: dueCents, isTest: false },
    { status: "paid", totalCents: 2900, isTest: false },
  ]);
});

/** The payment gateway's events: only signed ones are taken, each once, and unknown customers do no harm. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { signPayload } from "#platform/server/payments/payment-gateway.ts";
import { paymentsOf } from "../test-gateway/open-payments.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const event = (id: string) =>
  JSON.stringify({
    ...{ id, object: "event", type: "invoice.paid" },
    data: { object: { object: "invoice", customer: "cus_unknown" } },
  });

const send = (payload: string, signature: string) =>
  server.app.inject({
    method: "POST",
    url: "/api/webhooks/stripe",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });

const secret = () => paymentsOf(server.config)!.webhookSecret;
const taken = async (id: string) =>
  (await server.db.selectFrom("paymentEvents").select("id").where("id", "=", id).execute()).length;

test("an event with a bad signature, another's or an old one is refused and not taken", async () => {
  const payload = event("evt_bad");
  const good = await signPayload(payload, secret());
  const old = good.replace(/^t=\d+/, "t=1");
  for (const signature of ["", "t=1,v1=0", old, await signPayload(payload, "another secret"), `${good}0`])
    expect((await send(payload, signature)).statusCode).toBe(400);
  expect((await send(event("evt_other"), good)).statusCode).toBe(400);
  expect(await taken("evt_bad")).toBe(0);
});

test("a signed event is taken once, however often it comes", async () => {
  const payload = event("evt_good");
  for (let times = 0; times < 3; times += 1)
    expect((await send(payload, await signPayload(payload, secret()))).statusCode).toBe(200);
  expect(await taken("evt_good")).toBe(1);
});

test("without a gateway there is no such address, and nothing can be bought", async () => {
  const closed = await testServer({ TEST_PAYMENTS: "off" });
  const owner = await closed.person("employer", { employerName: "Waiting House" });
  const { data } = (await closed.request("employers/prices")).json();
  const answer = await owner.request("employers/subscriptions", {
    method: "POST",
    body: { priceId: data[0].id },
  });
  expect([answer.status, answer.json().errors[0].code]).toEqual([409, "payments_off"]);
  const event = await closed.app.inject({ method: "POST", url: "/api/webhooks/stripe", payload: {} });
  expect(event.statusCode).toBe(404);
  await closed.close();
});

/** The books of the test gateway against an oracle that is written from the rules of plans and money alone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { GatewayPrice } from "./gateway-price.ts";
import type { TestCard, TestCustomer } from "./test-books.ts";
import {
  advance,
  cancelAtPeriodEnd,
  changeAtPeriodEnd,
  changeNow,
  keepCurrentPlan,
  previewOf,
  replaceCard,
  resume,
  subscribe,
} from "./test-customer.ts";

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const price = (priceCents: number, interval: "month" | "year" = "month"): GatewayPrice => ({
  ...{ id: `${interval} ${priceCents}`, stripeId: null, name: "Growth", interval, intervalCount: 1 },
  ...{ priceCents, priceCurrency: "usd" },
});
const card = (behavior: TestCard["behavior"]): TestCard => ({
  ...{ brand: "visa", last4: "4242", expiresOn: "2030-12-31", behavior },
});
const newcomer = (behavior: TestCard["behavior"] | null = "pays"): TestCustomer => ({
  ...{ id: "c1", card: behavior && card(behavior), subscription: null, invoices: [], answered: [] },
});
const begin = (behavior: TestCard["behavior"], cents = 10_000, locations = 1) =>
  subscribe(
    newcomer(behavior),
    { employerId: "e1", price: price(cents), locations, discount: null, trialPeriodDays: 0 },
    at("2026-06-01"),
  );
const totals = ({ invoices }: TestCustomer) =>
  invoices.map(({ totalCents, status }) => `${totalCents} ${status}`);

test("the first bill is the price of each location; a declined card leaves nothing behind", () => {
  const { customer, result } = begin("pays", 2900, 3);
  expect(result).toBe("paid");
  expect(totals(customer)).toEqual(["8700 paid"]);
  expect(customer.subscription).toMatchObject({ status: "active", period: { end: at("2026-07-01") } });
  const declined = begin("declines");
  expect(declined).toEqual({ customer: newcomer("declines"), result: "declined" });
});

test("a bank that asks charges only after its yes", () => {
  expect(begin("asks")).toEqual({ customer: newcomer("asks"), result: "authentication_needed" });
  const terms = { employerId: "e1", price: price(100), locations: 1, discount: null, trialPeriodDays: 0 };
  expect(subscribe(newcomer("asks"), terms, at("2026-06-01"), true).result).toBe("paid");
});

test("$100 to $200 with 20 of 30 days left costs $66.66; a second press costs nothing", () => {
  const { customer } = begin("pays");
  const terms = { price: price(20_000), locations: 1, discount: null, key: "press" };
  const changed = changeNow(customer, terms, at("2026-06-11")).customer;
  expect(changed.invoices[1]).toMatchObject({
    totalCents: 6666,
    lines: [{ amountCents: -6667 }, { amountCents: 13_333 }],
  });
  expect(changeNow(changed, terms, at("2026-06-11")).customer).toBe(changed);
});

test("a trial without a card ends without a charge; with a card it is charged what was said", () => {
  const terms = { employerId: "e1", price: price(100), locations: 2, discount: null, trialPeriodDays: 14 };
  const bare = advance(subscribe(newcomer(null), terms, at("2026-06-01")).customer, at("2026-12-01"));
  expect(bare.subscription).toMatchObject({ status: "canceled", endedAt: at("2026-06-15") });
  expect(bare.invoices).toEqual([]);
  const paying = advance(subscribe(newcomer(), terms, at("2026-06-01")).customer, at("2026-06-16"));
  expect(totals(paying)).toEqual(["200 paid"]);
  expect(paying.subscription!.period).toEqual({ start: at("2026-06-15"), end: at("2026-07-15") });
});

test("a card that fails: past due, paid by the next card at once, ended after thirty days otherwise", () => {
  const started = begin("pays").customer;
  const failing = advance({ ...started, card: card("declines") }, at("2026-07-02"));
  expect(failing.subscription).toMatchObject({ status: "past_due", pastDueSince: at("2026-07-01") });
  const mended = replaceCard(failing, card("pays"), at("2026-07-03"));
  expect(mended.subscription).toMatchObject({ status: "active", pastDueSince: null });
  expect(totals(mended)).toEqual(["10000 paid", "10000 paid"]);
  const stillFailing = replaceCard(failing, card("declines"), at("2026-07-03"));
  expect(stillFailing.subscription!.pastDueSince).toEqual(at("2026-07-01"));
  const ended = advance(failing, at("2026-09-01"));
  expect(ended.subscription).toMatchObject({ status: "canceled", endedAt: at("2026-07-31") });
  expect(totals(ended)).toEqual(["10000 paid", "10000 void"]);
});

test("a smaller plan begins with the next period, and is taken back until then", () => {
  const waiting = changeAtPeriodEnd(begin("pays").customer, { price: price(2900), locations: 1 });
  expect(totals(advance(waiting, at("2026-07-02")))).toEqual(["10000 paid", "2900 paid"]);
  expect(totals(advance(keepCurrentPlan(waiting), at("2026-07-02")))).toEqual(["10000 paid", "10000 paid"]);
});

test("a cancellation holds at the period's end, and not once it is taken back", () => {
  const canceled = cancelAtPeriodEnd(begin("pays").customer);
  expect(canceled.subscription!.cancelAt).toEqual(at("2026-07-01"));
  expect(advance(canceled, at("2026-08-01")).subscription!.endedAt).toEqual(at("2026-07-01"));
  expect(advance(resume(canceled), at("2026-07-15")).subscription!.endedAt).toBeNull();
});

const cents = fc.integer({ min: 1, max: 500_000 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("now" as const), cents, locations: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant("later" as const), cents, locations: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constantFrom("cancel" as const, "resume" as const, "keep" as const) }),
);
const walk = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 * 86_400 }), step), {
  minLength: 1,
  maxLength: 12,
});

test("whatever is pressed and whenever: what is shown before is what is charged, and bills add up", () => {
  fc.assert(
    fc.property(walk, (steps) => {
      let customer = begin("pays").customer;
      let now = at("2026-06-01").getTime();
      steps.forEach(([seconds, one], index) => {
        now += seconds * 1000;
        const moment = new Date(now);
        customer = advance(customer, moment);
        const { subscription } = customer;
        if (!subscription || subscription.endedAt) return;
        if (one.kind === "now") {
          const terms = {
            price: price(one.cents),
            locations: one.locations,
            discount: null,
            key: `${index}`,
          };
          const { dueCents } = previewOf(subscription, terms, moment);
          const before = customer.invoices.length;
          customer = changeNow(customer, terms, moment).customer;
          expect(customer.invoices.slice(before).map(({ totalCents }) => totalCents)).toEqual([dueCents]);
        } else if (one.kind === "later")
          customer = changeAtPeriodEnd(customer, { price: price(one.cents), locations: one.locations });
        else if (one.kind === "cancel") customer = cancelAtPeriodEnd(customer);
        else if (one.kind === "resume") customer = resume(customer);
        else customer = keepCurrentPlan(customer);
      });
      for (const { lines, totalCents } of customer.invoices)
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
    }),
    { numRuns: 500 },
  );
});

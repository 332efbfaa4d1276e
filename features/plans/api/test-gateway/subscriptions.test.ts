/** The test gateway's money against an oracle that is written from the rules of plans alone. */
import { addMonths } from "date-fns";
import { tz } from "@date-fns/tz";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Books, type CardBehavior, daySeconds, type GatewayPrice, newBooks } from "./books.ts";
import {
  advance,
  endSubscription,
  payInvoice,
  previewUpdate,
  setCancelAtPeriodEnd,
  subscribe,
  updateNow,
} from "./subscriptions.ts";
import { testCoupons } from "./test-coupons.ts";
import { refusalOf } from "./invoices.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const price = (cents: number, interval: "month" | "year" = "month"): GatewayPrice => ({
  ...{ id: `${interval} ${cents}`, object: "price", lookup_key: null, nickname: "Growth", currency: "usd" },
  ...{ unit_amount: cents, recurring: { interval, interval_count: 1 }, metadata: {} },
});
const card = (behavior: CardBehavior) => ({ id: "pm", brand: "visa", last4: "4242", behavior });
const customer = (behavior: CardBehavior | null = "pays"): Books => ({
  ...newBooks("cus_test_0123456789abcdef", "First Steps", "owner@example.com", at("2026-05-01")),
  card: behavior && card(behavior),
});
const order = (cents: number, quantity = 1, interval: "month" | "year" = "month") => ({
  price: price(cents, interval),
  quantity,
});
function begin(cents = 10_000, more: Partial<Parameters<typeof subscribe>[1]> = {}, books = customer()) {
  const terms = { order: order(cents), coupon: null, trialEnd: null, metadata: {}, ...more };
  return { books, subscription: subscribe(books, terms, at("2026-06-01")) };
}
const bills = ({ invoices }: Books) => invoices.map(({ total, status }) => `${total} ${status}`);

test("$100 to $200 with 20 of 30 days left: credit 6667, charge 13333, due 6666", () => {
  const { books, subscription } = begin();
  const amounts = previewUpdate(subscription, order(20_000), at("2026-06-11"));
  expect(amounts.lines.map(({ amount }) => amount)).toEqual([-6667, 13_333]);
  expect(amounts.total).toBe(6666);
  updateNow(books, subscription, order(20_000), at("2026-06-11"));
  updateNow(books, subscription, order(20_000), at("2026-06-11"));
  expect(bills(books)).toEqual(["10000 paid", "6666 paid"]);
});

test("a trial without a card ends without a charge; with one it is charged what was said, once", () => {
  const trialEnd = at("2026-06-15");
  const bare = begin(2900, { trialEnd }, customer(null));
  advance(bare.books, at("2027-06-01"));
  expect(bare.subscription).toMatchObject({ status: "canceled", ended_at: trialEnd });
  expect(bills(bare.books)).toEqual([]);
  const paying = begin(2900, { trialEnd });
  advance(paying.books, at("2026-06-16"));
  expect(bills(paying.books)).toEqual(["2900 paid"]);
  expect(paying.subscription.period).toEqual({ start: trialEnd, end: at("2026-07-15") });
});

test("a declined card leaves a change waiting, and the plan as it was; a day later the change is given up", () => {
  const { books, subscription } = begin();
  books.card = card("declines");
  updateNow(books, subscription, order(20_000), at("2026-06-11"));
  expect(subscription).toMatchObject({ status: "active", order: order(10_000), pending_update: {} });
  advance(books, at("2026-06-12"));
  expect(subscription.pending_update).toBeNull();
  expect(bills(books)).toEqual(["10000 paid", "6666 void"]);
});

test("a bank that asks: the change happens with the owner's yes, for the amount that was shown", () => {
  const { books, subscription } = begin();
  books.card = card("asks");
  updateNow(books, subscription, order(20_000), at("2026-06-11"));
  const waiting = subscription.pending_update!.invoice;
  expect(refusalOf(books, false)).toBe("authentication_required");
  expect(payInvoice(books, waiting, at("2026-06-11") + 600, true)).toBe(true);
  expect(subscription).toMatchObject({ order: order(20_000), pending_update: null });
  expect(bills(books)).toEqual(["10000 paid", "6666 paid"]);
});

test("of two changes that wait for the bank only the later can be paid", () => {
  const { books, subscription } = begin();
  books.card = card("asks");
  updateNow(books, subscription, order(20_000), at("2026-06-11"));
  updateNow(books, subscription, order(30_000), at("2026-06-11"));
  const [, earlier, later] = books.invoices.map(({ id }) => id);
  expect(payInvoice(books, earlier!, at("2026-06-11"), true)).toBe(false);
  expect(payInvoice(books, later!, at("2026-06-11"), true)).toBe(true);
  expect(bills(books)).toEqual(["10000 paid", "6666 void", "13333 paid"]);
});

test("a card that fails is tried for a week, then the plan is unpaid; the next card brings it back", () => {
  const { books, subscription } = begin();
  books.card = card("declines");
  advance(books, at("2026-07-01"));
  expect(subscription.status).toBe("past_due");
  advance(books, at("2026-07-07"));
  expect(subscription.status).toBe("past_due");
  advance(books, at("2026-07-08"));
  expect(subscription.status).toBe("unpaid");
  expect(books.invoices[1]!.attempt_count).toBe(5);
  books.card = card("pays");
  expect(payInvoice(books, books.invoices[1]!.id, at("2026-07-09"), false)).toBe(true);
  expect(subscription.status).toBe("active");
  expect(bills(books)).toEqual(["10000 paid", "10000 paid"]);
});

test("a smaller plan begins with the next period; a cancellation ends with this one, unless it is taken back", () => {
  const { books, subscription } = begin();
  subscription.schedule = { id: "sub_sched", order: order(2900) };
  advance(books, at("2026-07-02"));
  expect(bills(books)).toEqual(["10000 paid", "2900 paid"]);
  setCancelAtPeriodEnd(books, subscription, true, at("2026-07-03"));
  setCancelAtPeriodEnd(books, subscription, false, at("2026-07-04"));
  advance(books, at("2026-08-02"));
  setCancelAtPeriodEnd(books, subscription, true, at("2026-08-03"));
  advance(books, at("2026-12-01"));
  expect(subscription).toMatchObject({ status: "canceled", ended_at: at("2026-09-01") });
  expect(bills(books)).toEqual(["10000 paid", "2900 paid", "2900 paid"]);
});

test.each([
  ["TEST20", ["8000 paid", "8000 paid", "8000 paid", "8000 paid"]],
  ["TESTHALF", ["5000 paid", "10000 paid", "10000 paid", "10000 paid"]],
  ["TEST5", ["9500 paid", "9500 paid", "9500 paid", "10000 paid"]],
])("the code %s", (code, expected) => {
  const coupon = testCoupons.find((one) => one.code === code)!;
  const { books } = begin(10_000, { coupon });
  advance(books, at("2026-09-02"));
  expect(bills(books)).toEqual(expected);
});

/** What the rules say, in whole numbers of its own: cents by the second, half a cent up. */
class Oracle {
  bills: number[] = [];
  cents: number;
  year: boolean;
  anchor: number;
  start: number;
  end: number;
  later: { cents: number; year: boolean } | null = null;
  isEnding = false;
  hasEnded = false;

  constructor(cents: number, start: number) {
    [this.cents, this.year, this.anchor, this.start, this.end] = [cents, false, start, start, 0];
    this.end = this.after(start);
    this.bills.push(cents);
  }

  after(moment: number): number {
    for (let months = this.year ? 12 : 1; ; months += this.year ? 12 : 1) {
      const end = addMonths(new Date(this.anchor * 1000), months, { in: tz("UTC") }).getTime() / 1000;
      if (end > moment) return end;
    }
  }

  rest(cents: number, moment: number): number {
    const [left, whole] = [BigInt(this.end - moment), BigInt(this.end - this.start)];
    return (Number((BigInt(cents) * left * 10n) / whole + 5n) / 10) | 0;
  }

  pass(moment: number): void {
    while (!this.hasEnded && this.end <= moment) {
      if (this.isEnding) return void (this.hasEnded = true);
      const now = this.end;
      if (this.later) {
        if (this.later.year !== this.year) this.anchor = now;
        Object.assign(this, this.later, { later: null });
      }
      [this.start, this.end] = [now, this.after(now)];
      this.bills.push(this.cents);
    }
  }

  change(cents: number, year: boolean, moment: number): void {
    if (cents === this.cents && year === this.year) return;
    const credit = this.rest(this.cents, moment);
    if (year === this.year) this.bills.push(this.rest(cents, moment) - credit);
    else {
      this.bills.push(cents - credit);
      [this.year, this.anchor, this.start] = [year, moment, moment];
      this.end = this.after(moment);
    }
    this.cents = cents;
  }
}

const step = fc.record({
  seconds: fc.integer({ min: 0, max: 40 * daySeconds }),
  kind: fc.constantFrom("now", "later", "cancel", "resume", "keep"),
  cents: fc.integer({ min: 1, max: 400_000 }),
  quantity: fc.integer({ min: 1, max: 30 }),
  year: fc.boolean(),
});

test("over 10,000 random changes no bill differs by a cent from the oracle's", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 15 }), (steps) => {
      const { books, subscription } = begin();
      const oracle = new Oracle(10_000, at("2026-06-01"));
      let now = at("2026-06-01");
      for (const { seconds, kind, cents, quantity, year } of steps) {
        now += seconds;
        advance(books, now);
        oracle.pass(now);
        if (oracle.hasEnded) break;
        const next = order(cents, quantity, year ? "year" : "month");
        if (kind === "now") {
          updateNow(books, subscription, next, now);
          oracle.change(cents * quantity, year, now);
        } else if (kind === "later") {
          subscription.schedule = { id: "s", order: next };
          oracle.later = { cents: cents * quantity, year };
        } else if (kind === "keep") {
          subscription.schedule = null;
          oracle.later = null;
        } else {
          setCancelAtPeriodEnd(books, subscription, kind === "cancel", now);
          oracle.isEnding = kind === "cancel";
        }
      }
      expect(books.invoices.map(({ total }) => total)).toEqual(oracle.bills);
      expect(subscription.status === "canceled").toBe(oracle.hasEnded);
    }),
    { numRuns: 1000 },
  );
});

test("what ends owes nothing", () => {
  const { books, subscription } = begin();
  books.card = card("declines");
  advance(books, at("2026-07-01"));
  endSubscription(books, subscription, at("2026-07-02"));
  expect(bills(books)).toEqual(["10000 paid", "10000 void"]);
});

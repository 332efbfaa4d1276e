/** Money: every change of plan to the cent, against arithmetic written from the rules alone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfPeriod, paidLocations, periodAt } from "./billing-period.ts";
import { previewChange, previewNewPeriod } from "./proration.ts";

const utc = (text: string) => new Date(`${text}Z`);

test("$100 to $200 with 20 of 30 days left: credit 6667, charge 13333, due 6666", () => {
  const period = { start: utc("2026-06-01T00:00:00"), end: utc("2026-07-01T00:00:00") };
  const at = utc("2026-06-11T00:00:00");
  const [from, to] = [
    { priceCents: 10_000, locations: 1 },
    { priceCents: 20_000, locations: 1 },
  ];
  expect(previewChange(from, to, period, at)).toEqual({
    creditCents: 6667,
    chargeCents: 13_333,
    dueCents: 6666,
  });
  expect(previewChange(to, from, period, at).dueCents).toBe(-6666);
  expect(previewNewPeriod(from, to, period, at)).toEqual({
    creditCents: 6667,
    chargeCents: 20_000,
    dueCents: 13_333,
  });
});

/** The cents of `cents * rest / whole` with half a cent up, found digit by digit as on paper. */
function onPaper(cents: number, rest: number, whole: number): number {
  let [paid, remainder] = [0, 0];
  for (const bit of cents.toString(2)) {
    paid = paid * 2;
    remainder = remainder * 2 + (bit === "1" ? rest : 0);
    while (remainder >= whole) [paid, remainder] = [paid + 1, remainder - whole];
  }
  return remainder * 2 >= whole ? paid + 1 : paid;
}

const cents = fc.integer({ min: 0, max: 5_000_000 });
const locations = fc.integer({ min: 1, max: 400 });
const charge = fc.record({ priceCents: cents, locations });
const periodStart = fc.integer({ min: 1_700_000_000, max: 2_000_000_000 });
const length = fc.integer({ min: 1, max: 366 * 24 * 3600 });

test("over 10,000 random changes nothing differs by a cent from the rules on paper", () => {
  fc.assert(
    fc.property(charge, charge, periodStart, length, fc.nat(), (from, to, start, whole, some) => {
      const used = some % (whole + 1);
      const period = { start: new Date(start * 1000), end: new Date((start + whole) * 1000) };
      const { creditCents, chargeCents, dueCents } = previewChange(
        from,
        to,
        period,
        // The fraction of a second costs nothing.
        new Date((start + used) * 1000 + (some % 1000)),
      );
      expect(creditCents).toBe(onPaper(from.priceCents * from.locations, whole - used, whole));
      expect(chargeCents).toBe(onPaper(to.priceCents * to.locations, whole - used, whole));
      expect(dueCents).toBe(chargeCents - creditCents);
      expect([creditCents, chargeCents, dueCents].every(Number.isSafeInteger)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test("after the end nothing is left to prorate, and before the start everything", () => {
  const period = { start: utc("2026-06-01T00:00:00"), end: utc("2026-07-01T00:00:00") };
  const one = { priceCents: 4900, locations: 2 };
  expect(previewChange(one, one, period, utc("2026-08-01T00:00:00")).creditCents).toBe(0);
  expect(previewChange(one, one, period, utc("2026-05-01T00:00:00")).creditCents).toBe(9800);
  const never = { start: period.end, end: period.start };
  expect(() => previewChange(one, one, never, period.start)).toThrow(RangeError);
});

test.each([
  ["2026-01-31T10:00:00", "month", 1, "2026-02-28T10:00:00"],
  ["2026-01-31T10:00:00", "month", 2, "2026-03-31T10:00:00"],
  ["2028-01-31T10:00:00", "month", 1, "2028-02-29T10:00:00"],
  ["2026-12-31T23:59:59", "month", 2, "2027-02-28T23:59:59"],
  ["2028-02-29T00:00:00", "year", 1, "2029-02-28T00:00:00"],
  ["2028-02-29T00:00:00", "year", 4, "2032-02-29T00:00:00"],
] as const)("from %s by the %s, period %i ends at %s", (anchor, interval, number, end) => {
  expect(endOfPeriod(utc(anchor), { interval, intervalCount: 1 }, number)).toEqual(utc(end));
});

/** The day of a month that many months later, or its last, by the calendar alone. */
function laterByCalendar(anchor: Date, months: number): Date {
  const [year, month, day] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months, anchor.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(day, lastDay));
  return new Date(midnight + (anchor.getTime() % 86_400_000));
}

test("periods follow each other without a gap, and each ends where the calendar says", () => {
  fc.assert(
    fc.property(
      periodStart,
      fc.constantFrom("month" as const, "year" as const),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 8 * 366 * 24 * 3600 }),
      (start, interval, intervalCount, later) => {
        const anchor = new Date(start * 1000);
        const at = new Date((start + later) * 1000);
        const period = periodAt(anchor, { interval, intervalCount }, at);
        expect(period.start <= at && at < period.end).toBe(true);
        const months = (interval === "year" ? 12 : 1) * intervalCount;
        const ends = Array.from({ length: 100 }, (_, index) => laterByCalendar(anchor, months * index));
        const next = ends.findIndex((end) => end > at);
        expect(period).toEqual({ start: ends[next - 1], end: ends[next] });
      },
    ),
    { numRuns: 200 },
  );
});

test("every location there is costs, at least one, and no more than the plan carries", () => {
  expect([0, 1, 3, 9].map((count) => paidLocations(count, 5))).toEqual([1, 1, 3, 5]);
  expect(paidLocations(40, null)).toBe(40);
});

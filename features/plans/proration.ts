/** What a change of plan costs, in integer cents: by the second, each line rounded half up. */

/** What is paid for one period: a price for each location. */
export interface Charge {
  priceCents: number;
  locations: number;
}

export interface Period {
  start: Date;
  end: Date;
}

export interface ChangePreview {
  /** What was paid for the rest of the period and is not used. */
  creditCents: number;
  /** What the new plan costs for the rest of the period. */
  chargeCents: number;
  /** What is paid today; below zero it is a refund. */
  dueCents: number;
}

export const amountCents = ({ priceCents, locations }: Charge): number => priceCents * locations;

/** The part of an amount that falls on the rest of a period. */
export function prorate(cents: number, period: Period, at: Date): number {
  const whole = secondOf(period.end) - secondOf(period.start);
  const used = secondOf(at) - secondOf(period.start);
  const rest = Math.min(Math.max(whole - used, 0), whole);
  if (whole <= 0) throw new RangeError("A period ends after it starts.");
  return divideHalfUp(BigInt(cents) * BigInt(rest), BigInt(whole));
}

/** A change in the middle of a period that keeps the period. */
export function previewChange(from: Charge, to: Charge, period: Period, at: Date): ChangePreview {
  return preview(prorate(amountCents(from), period, at), prorate(amountCents(to), period, at));
}

/** A change to another interval: a new period starts at once and is paid whole. */
export function previewNewPeriod(from: Charge, to: Charge, period: Period, at: Date): ChangePreview {
  return preview(prorate(amountCents(from), period, at), amountCents(to));
}

const preview = (creditCents: number, chargeCents: number): ChangePreview => ({
  creditCents,
  chargeCents,
  dueCents: chargeCents - creditCents,
});

/** The provider counts in whole seconds. */
const secondOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** Exact for any amount: a number would lose cents past 2^53. */
const divideHalfUp = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

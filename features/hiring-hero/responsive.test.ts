/** Who counts as responsive. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "#platform/shared/duration.ts";
import { isResponsive, type AnswerTime } from "./responsive.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * dayMs);
/** Asked so many days ago, and answered so many days after; null: never. */
const asked = (days: number, after: number | null): AnswerTime => ({
  askedAt: ago(days),
  answeredAt: after === null ? null : ago(days - after),
});
const times = (count: number, one: AnswerTime) => Array.from({ length: count }, () => one);

test("more than half answered, half of them within a week", () => {
  expect(isResponsive([...times(6, asked(20, 1)), ...times(4, asked(20, null))], now)).toBe(true);
  expect(isResponsive([...times(5, asked(20, 1)), ...times(5, asked(20, null))], now)).toBe(false);
  expect(isResponsive(times(10, asked(25, 7)), now)).toBe(true);
  expect(isResponsive(times(10, asked(25, 7.01)), now)).toBe(false);
});

test("too little says nothing, and what is young has its time", () => {
  expect(isResponsive([], now)).toBeNull();
  expect(isResponsive(times(4, asked(20, 1)), now)).toBeNull();
  expect(isResponsive([...times(5, asked(20, 1)), ...times(50, asked(6.9, null))], now)).toBe(true);
  expect(isResponsive([...times(5, asked(20, 1)), ...times(50, asked(7.1, null))], now)).toBe(false);
});

test("where 30 days are little, 90 count; what is older never does", () => {
  const before = times(8, asked(60, 1));
  expect(isResponsive([...times(3, asked(20, null)), ...before], now)).toBe(true);
  expect(isResponsive([...times(10, asked(20, null)), ...before], now)).toBe(false);
  expect(isResponsive(times(20, asked(91, 1)), now)).toBeNull();
});

test("an answer more never takes it away, and one fewer never gives it", () => {
  const one = fc.record({
    days: fc.double({ min: 0, max: 120, noNaN: true }),
    after: fc.option(fc.double({ min: 0, max: 30, noNaN: true }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 10, maxLength: 60 }), fc.nat(), (all, at) => {
      const index = at % all.length;
      // Old enough to count either way.
      const days = 8 + (all[index]!.days % 20);
      const decided = (after: number | null) =>
        isResponsive(
          all.map((each, place) => (place === index ? asked(days, after) : asked(each.days, each.after))),
          now,
        );
      const [answered, unanswered] = [decided(0.5), decided(null)];
      if (unanswered === true) expect(answered).toBe(true);
      if (answered === false) expect(unanswered).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

import { expect, test } from "vitest";
import { compensationText, dollars, hourlyPay, payRange } from "./compensation.ts";

test.each([
  [{ min: 18, max: 22, interval: "hour" }, "$18–$22 per hour"],
  [{ min: 18, max: 0, interval: "hour" }, "From $18 per hour"],
  [{ min: 18, max: null, interval: "hour" }, "From $18 per hour"],
  [{ min: 0, max: 52_000, interval: "year" }, "Up to $52,000 per year"],
  [{ min: 17.5, max: 17.5, interval: "hour" }, "$17.50 per hour"],
  [{ min: 600, max: 750, interval: "week" }, "$600–$750 per week"],
  [{ min: 18, max: 22, interval: null }, "$18–$22 per hour"],
  [{ min: 0, max: 0, interval: "hour" }, ""],
  [{ min: null, max: null, interval: null }, ""],
  [null, ""],
  [undefined, ""],
] as const)("%j reads %j", (pay, text) => {
  expect(compensationText(pay)).toBe(text);
});

test("the screen gets parts, not a sentence", () => {
  expect(payRange({ min: 18, max: 22, interval: "hour" })).toEqual({
    kind: "between",
    min: 18,
    max: 22,
    interval: "hour",
  });
});

test("cents show only where there are any", () => {
  expect(dollars(0.5)).toBe("$0.50");
  expect(dollars(52_000)).toBe("$52,000");
});

test("every interval comes down to the hour", () => {
  expect(hourlyPay({ min: 41_600, max: 52_000, interval: "year" })).toEqual({ min: 20, max: 25 });
  expect(hourlyPay({ min: 800, max: 0, interval: "week" })).toEqual({ min: 20, max: null });
  expect(hourlyPay({ min: 0, max: 5200, interval: "month" }).max).toBeCloseTo(30);
  expect(hourlyPay(null)).toEqual({ min: null, max: null });
});

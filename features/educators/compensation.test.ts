import { expect, test } from "vitest";
import { hourlyPay, payRange } from "./compensation.ts";

test("a range has its kind and its parts", () => {
  expect(payRange({ min: 18, max: 22, interval: "hour" })).toEqual({
    kind: "between",
    min: 18,
    max: 22,
    interval: "hour",
  });
});

test("every interval comes down to the hour", () => {
  expect(hourlyPay({ min: 41_600, max: 52_000, interval: "year" })).toEqual({ min: 20, max: 25 });
  expect(hourlyPay({ min: 800, max: 0, interval: "week" })).toEqual({ min: 20, max: null });
  expect(hourlyPay({ min: 0, max: 5200, interval: "month" }).max).toBeCloseTo(30);
  expect(hourlyPay(null)).toEqual({ min: null, max: null });
});

import { expect, test } from "vitest";
import { translator } from "#platform/server/translations.ts";
import { payText } from "./pay-text.ts";

const english = { t: translator("en"), locale: "en" };
const spanish = { t: translator("es"), locale: "es" };

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
  expect(payText(english, pay)).toBe(text);
});

test.each([
  [{ min: 18, max: 22, interval: "day" }, "$18–$22 por día"],
  [{ min: 18, interval: "week" }, "Desde $18 por semana"],
  [{ max: 4200, interval: "month" }, "Hasta $4,200 al mes"],
  [{ max: 52_000, interval: "year" }, "Hasta $52,000 al año"],
] as const)("%j reads %j in Spanish", (pay, text) => {
  expect(payText(spanish, pay)).toBe(text);
});

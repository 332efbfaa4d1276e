import { expect, test } from "vitest";
import { canTransition } from "#platform/shared/transitions.ts";
import { activeTransitions, approvalTransitions, isActiveRecently, lastActiveOf } from "./educator-states.ts";

test("only an operator reopens a rejected or a suspended profile", () => {
  expect(canTransition(approvalTransitions, "rejected", "pending", "operator")).toBe(true);
  expect(canTransition(approvalTransitions, "rejected", "pending", "educator")).toBe(false);
  expect(canTransition(approvalTransitions, "suspended", "approved", "operator")).toBe(true);
  expect(canTransition(approvalTransitions, "suspended", "approved", "system")).toBe(false);
});

test("an educator hands in what was asked for, but approves nothing", () => {
  expect(canTransition(approvalTransitions, "changes_requested", "pending", "educator")).toBe(true);
  expect(canTransition(approvalTransitions, "pending", "approved", "educator")).toBe(false);
});

test("a sleeping profile wakes by itself, a paused one only by its educator", () => {
  expect(canTransition(activeTransitions, "dormant", "active", "system")).toBe(true);
  expect(canTransition(activeTransitions, "paused", "active", "system")).toBe(false);
});

test("recently means within 14 days", () => {
  const now = new Date("2026-03-20T12:00:00Z");
  expect(isActiveRecently("2026-03-06T12:00:00Z", now)).toBe(true);
  expect(isActiveRecently("2026-03-06T11:59:59Z", now)).toBe(false);
  expect(isActiveRecently(null, now)).toBe(false);
});

test.each([
  // 11:30 PM in Chicago is the next day in Greenwich.
  ["2026-03-20T04:59:00Z", "2026-03-20T04:30:00Z", "today"],
  ["2026-03-19T05:00:00Z", "2026-03-20T04:30:00Z", "today"],
  ["2026-03-19T04:59:00Z", "2026-03-20T04:30:00Z", "this_week"],
  ["2026-03-13T05:00:00Z", "2026-03-20T04:30:00Z", "this_week"],
  ["2026-03-13T04:59:00Z", "2026-03-20T04:30:00Z", "this_month"],
  ["2026-02-18T06:00:00Z", "2026-03-20T04:30:00Z", "this_month"],
  ["2026-02-18T05:59:00Z", "2026-03-20T04:30:00Z", null],
])("seen at %s is, at %s, active %s", (seen, now, period) => {
  expect(lastActiveOf(new Date(seen), new Date(now))).toBe(period);
});

test("who was never seen has no period", () => {
  expect(lastActiveOf(null, new Date("2026-03-20T12:00:00Z"))).toBeNull();
});

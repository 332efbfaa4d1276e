import { expect, test } from "vitest";
import { canTransition } from "#platform/shared/transitions.ts";
import { activeTransitions, approvalTransitions, isActiveRecently } from "./educator-states.ts";

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

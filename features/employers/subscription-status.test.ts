/** What a subscription's state allows. */
import { expect, test } from "vitest";
import { isActiveStatus, isEntitled, subscriptionStatuses } from "./subscription-status.ts";

const now = new Date("2026-11-01T12:00:00Z");
const at = (text: string) => new Date(text);

test("active is what is active or in trial", () => {
  expect(subscriptionStatuses.filter(isActiveStatus)).toEqual(["trialing", "active"]);
});

test("a failed payment leaves the plan whole for seven days, to the second", () => {
  const pastDue = (since: string) => isEntitled({ status: "past_due", pastDueSince: at(since) }, now);
  expect(pastDue("2026-10-25T12:00:01Z")).toBe(true);
  expect(pastDue("2026-10-25T12:00:00Z")).toBe(false);
  expect(isEntitled({ status: "past_due", pastDueSince: null }, now)).toBe(false);
  const others = subscriptionStatuses.filter((status) => status !== "past_due");
  expect(others.filter((status) => isEntitled({ status, pastDueSince: null }, now))).toEqual([
    "trialing",
    "active",
  ]);
});

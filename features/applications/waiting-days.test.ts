import { expect, test } from "vitest";
import { waitingDays } from "./waiting-days.ts";

const now = new Date("2027-03-20T12:00:00Z");
const sent = (submittedAt: string | null, aasmState = "submitted") => ({ aasmState, submittedAt });

test("waiting is counted in whole days from the third on", () => {
  expect(waitingDays(sent("2027-03-18T11:00:00Z"), now)).toBeNull();
  expect(waitingDays(sent("2027-03-17T12:00:00Z"), now)).toBe(3);
  expect(waitingDays(sent("2027-03-08T13:00:00Z"), now)).toBe(11);
});

test("an application that was acted upon, or never submitted, does not wait", () => {
  expect(waitingDays(sent("2027-03-01T12:00:00Z", "shortlisted"), now)).toBeNull();
  expect(waitingDays(sent(null), now)).toBeNull();
});

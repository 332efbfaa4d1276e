import { expect, test } from "vitest";
import {
  evaluateWritePermission,
  type WriteFacts,
  writeRefusals,
  writeRefusalTexts,
} from "./write-permission.ts";

const facts = (given: Partial<WriteFacts>): WriteFacts => ({
  side: "EmployerProfile",
  standing: "good",
  isFormer: false,
  isBlocked: false,
  hasApplied: false,
  isLiked: false,
  isVisible: true,
  employerWrote: false,
  educatorWrote: false,
  hasActivePlan: true,
  openedAt: [],
  ...given,
});
const employer = (given: Partial<WriteFacts> = {}) => evaluateWritePermission(facts(given)).reason;
const educator = (given: Partial<WriteFacts> = {}) =>
  evaluateWritePermission(facts({ side: "UserProfile", ...given })).reason;
const opened = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 2, 3, 8, index)));

test("an employer may always write to applicants", () => {
  const nothingElse = { hasApplied: true, isSeen: false, hasActivePlan: false, openedAt: opened(50) };
  expect(employer({ ...nothingElse, employerWrote: true })).toBeNull();
  expect(employer(nothingElse)).toBeNull();
});

test("to candidates: one first message, with a plan, twenty a day", () => {
  expect(employer()).toBeNull();
  expect(employer({ employerWrote: true })).toBe("unanswered");
  expect(employer({ employerWrote: true, educatorWrote: true })).toBeNull();
  expect(employer({ hasActivePlan: false })).toBe("plan_required");
  expect(employer({ openedAt: opened(19) })).toBeNull();
  expect(employer({ openedAt: opened(20) })).toBe("daily_limit");
});

test("an answered conversation continues without a plan and past the daily limit, while the profile is visible", () => {
  const answered = { educatorWrote: true, employerWrote: true };
  expect(employer({ ...answered, hasActivePlan: false, openedAt: opened(20) })).toBeNull();
  expect(employer({ ...answered, isVisible: false })).toBe("unavailable");
  expect(employer({ isVisible: false })).toBe("unavailable");
});

test("the daily limit resets when the oldest of the twenty is a day old", () => {
  expect(evaluateWritePermission(facts({ openedAt: opened(20) }))).toMatchObject({
    resetsAt: "2026-03-04T08:00:00.000Z",
  });
  expect(evaluateWritePermission(facts({ openedAt: opened(22) }))).toMatchObject({
    resetsAt: "2026-03-04T08:02:00.000Z",
  });
});

test("an unconfirmed, rejected or suspended user cannot write, and is told why", () => {
  const invited = { hasApplied: true, educatorWrote: true, employerWrote: true };
  for (const write of [educator, employer]) {
    expect(write({ ...invited, standing: "unconfirmed" })).toBe("email_unconfirmed");
    expect(write({ ...invited, standing: "suspended" })).toBe("suspended");
    expect(write({ ...invited, standing: "rejected" })).toBe("rejected");
    expect(write({ ...invited, standing: "suspended", isBlocked: true })).toBe("conversation_blocked");
  }
});

test("an educator writes after applying, being liked, or being written to", () => {
  expect(educator()).toBe("not_invited");
  expect(educator({ hasApplied: true })).toBeNull();
  expect(educator({ isLiked: true })).toBeNull();
  expect(educator({ employerWrote: true })).toBeNull();
  // An existing conversation continues.
  expect(educator({ educatorWrote: true })).toBeNull();
  expect(educator({ hasApplied: true, hasActivePlan: false, openedAt: opened(30) })).toBeNull();
});

test("a block and a deleted account close it for both", () => {
  const open = { hasApplied: true, employerWrote: true, educatorWrote: true };
  expect(employer({ ...open, isBlocked: true })).toBe("conversation_blocked");
  expect(educator({ ...open, isBlocked: true })).toBe("conversation_blocked");
  expect(employer({ ...open, isFormer: true })).toBe("former_member");
  expect(educator({ ...open, isFormer: true })).toBe("former_member");
});

test("reports whether it would be this side's first message, and has a text for every refusal", () => {
  expect(evaluateWritePermission(facts({ hasApplied: true, educatorWrote: true })).isFirst).toBe(true);
  expect(evaluateWritePermission(facts({ hasApplied: true, employerWrote: true })).isFirst).toBe(false);
  for (const reason of writeRefusals) expect(writeRefusalTexts[reason]).toMatch(/^[A-Z].*\.$/);
});

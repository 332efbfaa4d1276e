import type { TransitionRole } from "#platform/shared/transitions.ts";
import { describe, expect, test } from "vitest";
import { interviewStatuses, type InterviewStatus } from "./interview-constants.ts";
import {
  confirmByOf,
  type InterviewToTransition,
  type InterviewRefusal,
  interviewRefusal,
  interviewRefusalTexts,
  interviewTransitions,
  rescheduleRefusal,
} from "./interview-transitions.ts";

const hour = 3_600_000;
const now = new Date("2026-06-01T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const everybody: TransitionRole[] = ["educator", "employer", "system"];

const interview = (
  status: InterviewStatus,
  more: Partial<InterviewToTransition> = {},
): InterviewToTransition => ({
  status,
  time: inHours(48),
  bookedByType: "UserProfile",
  ...more,
});

/** Every move there is, and who may make it, written out once more by hand. */
const legal: [
  from: InterviewStatus,
  to: InterviewStatus,
  who: TransitionRole[],
  more: Partial<InterviewToTransition>,
][] = [
  ["pending", "scheduled", ["employer"], {}],
  ["pending", "scheduled", ["educator"], { bookedByType: "EmployerProfile" }],
  ["pending", "canceled", everybody, {}],
  ["pending", "expired", ["system"], {}],
  ["scheduled", "completed", ["employer", "system"], { time: inHours(-1) }],
  ["scheduled", "no_show", ["educator", "employer"], { time: inHours(-1) }],
  ["scheduled", "canceled", everybody, {}],
  ["no_show", "completed", ["educator"], { time: inHours(-1), noShowBy: "EmployerProfile" }],
  ["no_show", "completed", ["employer"], { time: inHours(-1), noShowBy: "UserProfile" }],
];

test.each(legal)("%s → %s by %j", (from, to, who, more) => {
  for (const one of who) expect(interviewRefusal(interview(from, more), to, one, now)).toBeNull();
});

describe("every move that is not written in the table is refused", () => {
  const moves = interviewStatuses.flatMap((from) =>
    interviewStatuses.flatMap((to) => everybody.map((who) => [from, to, who] as const)),
  );
  const isLegal = ([from, to, who]: (typeof moves)[number]) =>
    legal.some(([f, t, allowed]) => f === from && t === to && allowed.includes(who));
  test.each(moves.filter((move) => !isLegal(move)))("%s → %s by %s", (from, to, who) => {
    const past = interview(from, { time: inHours(-1) });
    expect(interviewRefusal(past, to, who, now)).toBe("illegal_move");
  });

  test("and the final ones lead nowhere", () => {
    for (const final of ["completed", "canceled", "expired"] as const)
      expect(interviewTransitions[final]).toEqual({});
  });
});

const refused: [InterviewRefusal, InterviewToTransition, InterviewStatus, TransitionRole][] = [
  ["own_booking", interview("pending"), "scheduled", "educator"],
  ["own_booking", interview("pending", { bookedByType: "EmployerProfile" }), "scheduled", "employer"],
  ["expired", interview("pending", { confirmBy: now }), "scheduled", "employer"],
  ["not_started", interview("scheduled"), "completed", "employer"],
  ["not_started", interview("scheduled", { time: inHours(0.01) }), "no_show", "educator"],
  ["started", interview("scheduled", { time: now }), "canceled", "educator"],
  ["started", interview("pending", { time: inHours(-1) }), "canceled", "employer"],
  ["reason_required", interview("scheduled", { time: inHours(23.9) }), "canceled", "educator"],
  [
    "reason_required",
    interview("scheduled", { time: inHours(2), cancelReason: "  " }),
    "canceled",
    "employer",
  ],
  [
    "not_theirs",
    interview("no_show", { time: inHours(-2), noShowBy: "UserProfile" }),
    "completed",
    "educator",
  ],
  [
    "too_late",
    interview("no_show", { time: inHours(-300), noShowAt: inHours(-7 * 24 - 1) }),
    "completed",
    "employer",
  ],
];

test.each(refused)("%s: %j → %s by %s", (refusal, given, to, who) => {
  expect(interviewRefusal(given, to, who, now)).toBe(refusal);
  expect(interviewRefusalTexts[refusal]).toMatch(/^[A-Z]/);
});

test("the last moments in which it may still be done", () => {
  const close = interview("scheduled", { time: inHours(24) });
  expect(interviewRefusal(close, "canceled", "educator", now)).toBeNull();
  const soon = interview("scheduled", { time: inHours(1), cancelReason: "Ill" });
  expect(interviewRefusal(soon, "canceled", "employer", now)).toBeNull();
  expect(interviewRefusal({ ...soon, cancelReason: null }, "canceled", "system", now)).toBeNull();
  const late = interview("no_show", { time: inHours(-300), noShowAt: inHours(-7 * 24) });
  expect(interviewRefusal(late, "completed", "employer", now)).toBeNull();
});

test("another time is for what is still to be", () => {
  expect(rescheduleRefusal(interview("scheduled"), now)).toBeNull();
  expect(rescheduleRefusal(interview("pending"), now)).toBeNull();
  expect(rescheduleRefusal(interview("scheduled", { time: now }), now)).toBe("started");
  for (const status of ["completed", "no_show", "canceled", "expired"] as const)
    expect(rescheduleRefusal(interview(status), now)).toBe("illegal_move");
});

test("a booking waits 48 hours, or until two hours before it begins, or until it begins when that is past", () => {
  expect(confirmByOf(inHours(100), now)).toEqual(inHours(48));
  expect(confirmByOf(inHours(30), now)).toEqual(inHours(28));
  expect(confirmByOf(inHours(1), now)).toEqual(inHours(1));
});

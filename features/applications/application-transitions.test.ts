import { expect, test } from "vitest";
import { isFinal, canTransition } from "#platform/shared/transitions.ts";
import {
  applicationStates,
  statesOfCategory,
  statusCategories,
  statusCategoryOf,
} from "./application-constants.ts";
import { applicationEvents, eventFor, eventTarget } from "./application-state-events.ts";
import {
  applicationTransitions,
  transitionRefusal,
  allowedTransitions,
  isMoveBack,
  type TransitionFacts,
} from "./application-transitions.ts";

const now = new Date("2026-03-31T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const application = (given: Partial<TransitionFacts>): TransitionFacts => ({
  aasmState: "submitted",
  jobOpen: true,
  ...given,
});

const legal = {
  educator: [
    "draft submitted",
    "submitted withdrawn",
    "submitted closed",
    "shortlisted withdrawn",
    "shortlisted closed",
    "interviewing withdrawn",
    "interviewing closed",
    "offered declined",
    "offered withdrawn",
    "withdrawn submitted",
  ],
  employer: [
    "submitted shortlisted",
    "submitted interviewing",
    "submitted offered",
    "submitted hired",
    "submitted rejected",
    "shortlisted submitted",
    "shortlisted interviewing",
    "shortlisted offered",
    "shortlisted hired",
    "shortlisted rejected",
    "interviewing submitted",
    "interviewing shortlisted",
    "interviewing offered",
    "interviewing hired",
    "interviewing rejected",
    "offered submitted",
    "offered shortlisted",
    "offered interviewing",
    "offered hired",
    "offered rejected",
    "rejected shortlisted",
  ],
  system: [
    // A rejected profile loses its open applications.
    "submitted withdrawn",
    "shortlisted withdrawn",
    "interviewing withdrawn",
    "offered withdrawn",
    "draft closed",
    "submitted interviewing",
    "submitted closed",
    "shortlisted interviewing",
    "shortlisted closed",
    "interviewing closed",
  ],
  operator: [],
} as const;

test.each(["educator", "employer", "system", "operator"] as const)(
  "the %s may make exactly these transitions",
  (who) => {
    const allowed = applicationStates.flatMap((from) =>
      applicationStates
        .filter((to) => canTransition(applicationTransitions, from, to, who))
        .map((to) => `${from} ${to}`),
    );
    expect(allowed.sort()).toEqual([...legal[who]].sort());
  },
);

test("hired, declined and closed are final", () => {
  expect(applicationStates.filter((state) => isFinal(applicationTransitions, state))).toEqual([
    "hired",
    "declined",
    "closed",
  ]);
});

test("a rejected application can be reopened within 30 days, while the job is open", () => {
  const rejected = application({ aasmState: "rejected", rejectedAt: daysAgo(30) });
  expect(transitionRefusal(rejected, "shortlisted", "employer", now)).toBeNull();
  expect(transitionRefusal({ ...rejected, rejectedAt: daysAgo(30.1) }, "shortlisted", "employer", now)).toBe(
    "too_late",
  );
  expect(transitionRefusal({ ...rejected, jobOpen: false }, "shortlisted", "employer", now)).toBe(
    "job_closed",
  );
  expect(transitionRefusal(rejected, "offered", "employer", now)).toBe("illegal_move");
});

test("a withdrawn application can be resubmitted once, while the job is open", () => {
  const withdrawn = application({ aasmState: "withdrawn", timesSubmitted: 1 });
  expect(transitionRefusal(withdrawn, "submitted", "educator", now)).toBeNull();
  expect(transitionRefusal({ ...withdrawn, timesSubmitted: 2 }, "submitted", "educator", now)).toBe(
    "only_once",
  );
  expect(transitionRefusal({ ...withdrawn, jobOpen: false }, "submitted", "educator", now)).toBe(
    "job_closed",
  );
});

test("a draft cannot be submitted to a closed job", () => {
  expect(
    transitionRefusal(application({ aasmState: "draft", jobOpen: false }), "submitted", "educator", now),
  ).toBe("job_closed");
});

test("withdrawing an offer requires a reason; other rejections do not", () => {
  const offered = application({ aasmState: "offered" });
  expect(transitionRefusal(offered, "rejected", "employer", now)).toBe("reason_required");
  expect(
    transitionRefusal({ ...offered, reason: "The room was closed" }, "rejected", "employer", now),
  ).toBeNull();
  expect(transitionRefusal(application({}), "rejected", "employer", now)).toBeNull();
  expect(allowedTransitions(offered, "employer", now)).toEqual(["hired", "rejected"]);
});

test("a change of status is taken back for 30 minutes, to where it came from", () => {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const shortlisted = application({ aasmState: "shortlisted", stateChangedAt: minutesAgo(30) });
  expect(transitionRefusal(shortlisted, "submitted", "employer", now)).toBeNull();
  expect(
    transitionRefusal({ ...shortlisted, stateChangedAt: minutesAgo(30.1) }, "submitted", "employer", now),
  ).toBe("too_late_to_move_back");
  // A closed job is no hindrance: nothing is sent anew.
  expect(transitionRefusal({ ...shortlisted, jobOpen: false }, "submitted", "employer", now)).toBeNull();
  const interviewing = application({ aasmState: "interviewing", stateChangedAt: now });
  expect(transitionRefusal(interviewing, "shortlisted", "employer", now)).toBeNull();
  expect(transitionRefusal(interviewing, "submitted", "employer", now)).toBe("illegal_move");
  expect(
    transitionRefusal({ ...interviewing, previousState: "submitted" }, "submitted", "employer", now),
  ).toBeNull();
  expect(allowedTransitions(interviewing, "employer", now)).toEqual([
    "shortlisted",
    "offered",
    "hired",
    "rejected",
  ]);
});

test("an offer is withdrawn to where it came from, with a reason", () => {
  const offered = application({ aasmState: "offered", previousState: "shortlisted", reason: "A mistake" });
  expect(transitionRefusal(offered, "shortlisted", "employer", now)).toBeNull();
  expect(transitionRefusal(offered, "interviewing", "employer", now)).toBe("illegal_move");
  expect(transitionRefusal({ ...offered, reason: " " }, "shortlisted", "employer", now)).toBe(
    "reason_required",
  );
});

test("an educator may close an unanswered application after 21 days", () => {
  const silent = application({ employerLastActedAt: daysAgo(21) });
  expect(transitionRefusal(silent, "closed", "educator", now)).toBeNull();
  expect(
    transitionRefusal({ ...silent, employerLastActedAt: daysAgo(20.9) }, "closed", "educator", now),
  ).toBe("too_early");
  expect(transitionRefusal(application({}), "closed", "educator", now)).toBe("too_early");
  expect(transitionRefusal(application({}), "closed", "system", now)).toBeNull();
});

test("every state has its category and every category its states", () => {
  expect(applicationStates.map((state) => statusCategoryOf[state])).toEqual([
    "draft",
    "new",
    "in_progress",
    "in_progress",
    "offer",
    "hired",
    "closed",
    "closed",
    "closed",
    "closed",
  ]);
  expect(statusCategories.flatMap(statesOfCategory)).toEqual([...applicationStates]);
});

test("each event leads to its target state", () => {
  const targets = applicationEvents.map((event) => eventTarget(event, "submitted"));
  expect(targets).toEqual([
    "submitted",
    "shortlisted",
    "submitted",
    "interviewing",
    "offered",
    "hired",
    "rejected",
    "declined",
    "withdrawn",
    "shortlisted",
  ]);
  expect(eventTarget("reconsider", "withdrawn")).toBe("submitted");
  expect(eventTarget("submit", "withdrawn")).toBe("submitted");
});

test("every transition of a person has an event, and the event leads to its target", () => {
  for (const from of applicationStates)
    for (const to of applicationStates) {
      const byPerson = (["educator", "employer"] as const).some((who) =>
        canTransition(applicationTransitions, from, to, who),
      );
      // An offer is withdrawn by an action of its own: it goes back to where it came from.
      if (from === "offered" && isMoveBack(from, to)) continue;
      const event = eventFor(from, to);
      if (byPerson && to !== "closed") expect(event && eventTarget(event, from)).toBe(to);
    }
  expect(eventFor("submitted", "closed")).toBeNull();
});

/** The transitions of a listing: from → to, and who may; and the events that the API and the buttons name. */
import { canTransition, transitions, type TransitionRole } from "#platform/shared/transitions.ts";
import type { ListingStatus } from "./job-constants.ts";

/** "system" publishes what was scheduled or waited for the program's review, pauses what a smaller plan has no room for, and ends what expired. */
export const jobTransitions = transitions<ListingStatus>({
  draft: { pending_review: ["employer", "system"], published: ["employer", "system"], removed: "operator" },
  pending_review: {
    draft: ["employer", "operator", "system"],
    published: ["operator", "system"],
    removed: "operator",
  },
  published: { paused: ["employer", "operator", "system"], closed: allRoles(), removed: "operator" },
  paused: { published: ["employer", "system"], closed: allRoles(), removed: "operator" },
  closed: { published: "employer", archived: ["employer", "system"], removed: "operator" },
  archived: { removed: "operator" },
  removed: {},
});

export const jobEvents = ["publish", "pause", "close", "reopen", "archive", "remove"] as const;
export type JobEvent = (typeof jobEvents)[number];

export const jobEventTarget: Record<JobEvent, ListingStatus> = {
  publish: "published",
  pause: "paused",
  close: "closed",
  reopen: "published",
  archive: "archived",
  remove: "removed",
};

export const canTransitionJob = (from: ListingStatus, to: ListingStatus, who: TransitionRole) =>
  canTransition(jobTransitions, from, to, who);

/** The events someone may fire now; a closed job is reopened, not published. */
export const jobEventsFrom = (from: ListingStatus, who: TransitionRole): JobEvent[] =>
  jobEvents
    .filter((event) => canTransitionJob(from, jobEventTarget[event], who))
    .filter((event) => (from === "closed" ? event !== "publish" : event !== "reopen"));

/** Only these can be found, read and applied to by everyone. */
export const isOpenForApplications = (status: ListingStatus) => status === "published";

function allRoles(): readonly TransitionRole[] {
  return ["employer", "operator", "system"];
}

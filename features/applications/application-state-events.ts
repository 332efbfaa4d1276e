/** The events that cause an application's transitions (`POST …/{id}/{event}`). */
import type { ApplicationState } from "./application-constants.ts";
import { isMoveBack } from "./application-transitions.ts";

export const applicationEvents = [
  "submit",
  "shortlist",
  "unshortlist",
  "interview",
  "offer",
  "hire",
  "reject",
  "decline",
  "withdraw",
  "reconsider",
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

/** The target state of an event. `reconsider` reopens a rejection, or reapplies after a withdrawal. */
export const eventTarget = (event: ApplicationEvent, from: ApplicationState): ApplicationState =>
  event === "reconsider" && from === "withdrawn" ? "submitted" : targets[event];

/** The event for a transition; null for those that are no event: the system's, and an offer that is withdrawn. */
export function eventFor(from: ApplicationState, to: ApplicationState): ApplicationEvent | null {
  if (from === "offered" && isMoveBack(from, to)) return null;
  if (to === "submitted" && isMoveBack(from, to)) return "unshortlist";
  if (from === "rejected" || from === "withdrawn") return "reconsider";
  return applicationEvents.find((event) => event !== "reconsider" && targets[event] === to) ?? null;
}

const targets: Record<ApplicationEvent, ApplicationState> = {
  submit: "submitted",
  shortlist: "shortlisted",
  unshortlist: "submitted",
  interview: "interviewing",
  offer: "offered",
  hire: "hired",
  reject: "rejected",
  decline: "declined",
  withdraw: "withdrawn",
  reconsider: "shortlisted",
};

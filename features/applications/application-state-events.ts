/** The events that cause an application's transitions (`POST …/{id}/{event}`). */
import type { ApplicationState } from "./application-constants.ts";

export const applicationEvents = [
  "submit",
  "shortlist",
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

/** The event for a transition; null for transitions that only the system makes. */
export function eventFor(from: ApplicationState, to: ApplicationState): ApplicationEvent | null {
  if (from === "rejected" || from === "withdrawn") return "reconsider";
  return applicationEvents.find((event) => event !== "reconsider" && targets[event] === to) ?? null;
}

const targets: Record<ApplicationEvent, ApplicationState> = {
  submit: "submitted",
  shortlist: "shortlisted",
  interview: "interviewing",
  offer: "offered",
  hire: "hired",
  reject: "rejected",
  decline: "declined",
  withdraw: "withdrawn",
  reconsider: "shortlisted",
};

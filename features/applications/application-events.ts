/** The events the API fires an application's moves by (`POST …/{id}/{event}`). */
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

/** Where an event leads. Reconsidering is the employer's second look, or the educator's. */
export const eventTarget = (event: ApplicationEvent, from: ApplicationState): ApplicationState =>
  event === "reconsider" && from === "withdrawn" ? "submitted" : targets[event];

/** The event a button fires for a move; null for moves that only the system makes. */
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

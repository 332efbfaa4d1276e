/** Who may do what to interview types and availability they can already see. Runs in the browser and on the server. */
import { worksFor } from "#features/employers/employer.policy.ts";
import type { Actor } from "#platform/shared/actor.ts";

/** The whole team manages its interview types. */
export const mayEditEventType = (actor: Actor, type: { employerId: string | null }) => worksFor(actor, type);

/** Hours and days off are one's own. */
export const isOwnAvailability = (actor: Actor, row: { employerProfileId: string | null }) =>
  actor.kind === "operator" ||
  (actor.kind === "employer" && actor.employerProfileId === row.employerProfileId);

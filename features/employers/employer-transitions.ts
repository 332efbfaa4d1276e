/** How an employer's approval moves; claiming is not among it, that is for the owner of the licence. */
import { transitions } from "#platform/shared/transitions.ts";
import type { EmployerApprovalState } from "./employer-constants.ts";

export type { EmployerApprovalState };

/** "system" approves where `EMPLOYER_REVIEW` is automatic. */
export const employerApprovalTransitions = transitions<EmployerApprovalState>({
  unclaimed: { pending: "system", rejected: "operator" },
  pending: { approved: ["operator", "system"], rejected: "operator" },
  approved: { suspended: "operator" },
  rejected: { pending: "operator", approved: "operator" },
  suspended: { approved: "operator" },
});

/** What operators press, and where each leads; asking for changes leaves a program waiting, with a note. */
export const employerReviewActions = {
  approve: { from: ["pending", "rejected"], to: "approved" },
  request_changes: { from: ["pending"], to: "pending" },
  refuse: { from: ["unclaimed", "pending"], to: "rejected" },
  suspend: { from: ["approved"], to: "suspended" },
  lift: { from: ["suspended", "rejected"], to: null },
} as const;
export type EmployerReviewAction = keyof typeof employerReviewActions;

/** A lifted suspension is as before it; a lifted refusal is looked at anew. */
export const stateAfterLift = (from: EmployerApprovalState): EmployerApprovalState =>
  from === "suspended" ? "approved" : "pending";

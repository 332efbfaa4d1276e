/** The transitions of an employer's approval. Claiming is none of them: it is for the owner of the licence. */
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

/** The review actions of operators and their targets; requesting changes leaves a program pending, with a note. */
export const employerReviewActions = {
  approve: { from: ["pending", "rejected"], to: "approved" },
  request_changes: { from: ["pending"], to: "pending" },
  refuse: { from: ["unclaimed", "pending"], to: "rejected" },
  suspend: { from: ["approved"], to: "suspended" },
  lift: { from: ["suspended", "rejected"], to: null },
} as const;
export type EmployerReviewAction = keyof typeof employerReviewActions;

/** A lifted suspension restores the approval; a lifted rejection is reviewed again. */
export const stateAfterLift = (from: EmployerApprovalState): EmployerApprovalState =>
  from === "suspended" ? "approved" : "pending";

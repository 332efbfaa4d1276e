/** How an employer's approval moves; claiming is not among it, that is for the owner of the licence. */
import { transitions } from "#platform/shared/transitions.ts";
import type { EmployerApprovalState } from "./employer-constants.ts";

export type { EmployerApprovalState };

export const employerApprovalTransitions = transitions<EmployerApprovalState>({
  unclaimed: { pending: "system", rejected: "operator" },
  pending: { approved: "operator", rejected: "operator" },
  approved: { suspended: "operator" },
  rejected: { pending: "operator", approved: "operator" },
  suspended: { approved: "operator" },
});

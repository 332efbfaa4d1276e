/** Labels of the status dropdown of the candidate search. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CandidateStatus } from "../candidate-filters.ts";

export const candidateStatusLabels = {
  all: msg`All`,
  recommended: msg`Recommended`,
  liked: msg`Liked`,
  previously_applied: msg`Previously applied`,
  messaged: msg`Messaged`,
  unviewed: msg`Unviewed`,
  viewed: msg`Viewed`,
} as const satisfies Record<CandidateStatus, MessageDescriptor>;

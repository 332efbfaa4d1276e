/** Labels of the match's criteria and results. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Criterion } from "../match-row.ts";

export const criterionLabels = {
  certifications: msg`Certifications`,
  experience: msg`Experience`,
  education: msg`Education`,
  schedule: msg`Schedule`,
  role: msg`Role`,
  distance: msg`Distance`,
  ece_credits: msg`ECE credits`,
  age_group: msg`Age group`,
  pay: msg`Pay`,
  languages: msg`Languages`,
  start_date: msg`Start date`,
} as const satisfies Record<Criterion, MessageDescriptor>;

/** Look up `String(row.met)`. */
export const metLabels = {
  true: msg`Met`,
  false: msg`Not met`,
  unknown: msg`Not stated`,
} as const satisfies Record<"true" | "false" | "unknown", MessageDescriptor>;

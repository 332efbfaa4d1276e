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

/** Which part of the profile says it: the same fact may be told differently in an answer. */
export const factSourceLabels = {
  certifications: msg`from the certifications`,
  experience: msg`from the work history, or as they put it`,
  education: msg`from the education`,
  schedule: msg`from what they look for`,
  role: msg`from what they look for`,
  distance: msg`from where they live or want to work`,
  ece_credits: msg`from the education`,
  age_group: msg`from what they look for`,
  pay: msg`from what they look for`,
  languages: msg`from the work history, or as they put it`,
  start_date: msg`from what they look for`,
} as const satisfies Record<Criterion, MessageDescriptor>;

/** Look up `String(row.met)`. */
export const metLabels = {
  true: msg`Met`,
  false: msg`Not met`,
  unknown: msg`Not stated`,
} as const satisfies Record<"true" | "false" | "unknown", MessageDescriptor>;

/** Titles of the pages that several short questions share. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { QuestionGroup } from "./question-groups.ts";

export const groupTitles = {
  introduction: msg`A few words about you`,
  roles: msg`What are you looking for?`,
  conditions: msg`What would suit you?`,
  teaching: msg`Whom have you taught, and how?`,
  credits: msg`Your college credits`,
  training: msg`First aid and training`,
  checks: msg`A few checks`,
} as const satisfies Record<QuestionGroup, MessageDescriptor>;

/** Labels of onboarding's sections and their states. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { QuestionCategory } from "../../profile-question-constants.ts";
import type { SectionState } from "./flow-pages.ts";

export const sectionLabels = {
  basics: msg`Basics`,
  experience: msg`Experience`,
  education: msg`Education`,
  certifications: msg`Certifications`,
  job_preferences: msg`Job preferences`,
  screening: msg`A few checks`,
  video: msg`Video`,
} as const satisfies Record<QuestionCategory, MessageDescriptor>;

export const sectionStateLabels = {
  not_started: msg`Not started`,
  in_progress: msg`In progress`,
  done: msg`Done`,
} as const satisfies Record<SectionState, MessageDescriptor>;

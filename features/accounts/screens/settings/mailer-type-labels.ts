/** What the groups of mail are called in the settings. */
import { msg } from "@lingui/core/macro";

import type { LabelMap } from "#platform/web/i18n/labels.ts";

export const mailerTypeLabels: LabelMap = {
  educator: msg`Finding a job`,
  employer: msg`Hiring`,
  account: msg`Conversations and interviews`,
  marketing: msg`News`,
};

/** Labels of pay intervals in a form; in running text `pay-text` says "per hour". */
import { msg } from "@lingui/core/macro";
import type { LabelMap } from "#platform/web/i18n/labels.ts";

export const payIntervalLabels: LabelMap = {
  hour: msg`Hour`,
  day: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
  year: msg`Year`,
};

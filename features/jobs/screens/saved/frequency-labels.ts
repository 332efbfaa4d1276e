/** The options for how often new jobs are mailed. */
import { useLingui } from "@lingui/react/macro";

import { alertFrequencies, type AlertFrequency } from "../../job-alert.ts";

export function useFrequencyOptions() {
  const { t } = useLingui();
  const words: Record<AlertFrequency, string> = {
    instantly: t`As soon as there are new jobs`,
    daily: t`Once a day`,
    weekly: t`Once a week`,
  };
  return alertFrequencies.map((value) => ({ value, label: words[value] }));
}

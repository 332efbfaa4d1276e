/** The tabs above the list: who needs an answer, then the stages, each with its number. The board shows all at once. */
import { useLingui } from "@lingui/react/macro";

import { useLabels } from "#platform/web/i18n/labels.ts";
import { Tabs } from "#platform/web/ui/layout/tabs.tsx";
import { applicantStages } from "../../../applicant-stages.ts";
import { applicantStageLabels } from "../../labels/application-labels.ts";
import { useApplicantCounts } from "../use-applicant-counts.ts";
import type { ApplicantList } from "../use-applicants.ts";

interface ApplicantStageTabsProps {
  list: ApplicantList;
  children: React.ReactNode;
}

export function ApplicantStageTabs({ list, children }: ApplicantStageTabsProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const counts = useApplicantCounts(list).stages;
  if (list.view === "board") return children;
  return (
    <Tabs
      label={t`Stages`}
      value={list.stage}
      onChange={(stage) => list.openList({ stage, aasmState: null })}
      tabs={applicantStages.map((value) => ({
        value,
        label: labelFor(applicantStageLabels, value),
        count: counts ? counts[value] : null,
      }))}
    >
      {children}
    </Tabs>
  );
}

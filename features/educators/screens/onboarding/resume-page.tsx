/** The first page: a resume answers the longest questions at once; the plain second choice is to answer them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";

import type { FlowPage } from "./flow-pages.ts";
import classes from "./onboarding.module.css";
import { partPageTexts } from "./part-page-texts.ts";
import { StepPage } from "./step-page.tsx";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

const ResumeImportSteps = lazyPart(() =>
  import("../resume/import-resume.tsx").then((module) => module.ResumeImportSteps),
);

export function ResumePage({ flow, page }: { flow: OnboardingFlow; page: FlowPage }) {
  const { i18n } = useLingui();
  const [isImporting, setImporting] = useState(false);
  const { title, lead } = partPageTexts["from-resume"];
  return (
    <StepPage flow={flow} page={page} title={i18n._(title)} lead={isImporting ? undefined : i18n._(lead)}>
      {isImporting ? (
        <>
          <h2 className="visually-hidden">
            <Trans>Fill in from a resume</Trans>
          </h2>
          <Suspense fallback={<SkeletonRows count={2} />}>
            <ResumeImportSteps close={() => flow.next()} />
          </Suspense>
        </>
      ) : (
        <Cluster gap={[8, 12]} className={classes.foot} data-flow>
          <Button data-continue onClick={() => setImporting(true)}>
            <Trans>Fill in from a resume</Trans>
          </Button>
          <Button variant="outline" onClick={() => flow.next()}>
            <Trans>Answer the questions</Trans>
          </Button>
        </Cluster>
      )}
    </StepPage>
  );
}

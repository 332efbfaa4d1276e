/** The frame of every step: the job at the right, or folded under the title on a phone; Ctrl/⌘Enter continues from anywhere. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconChevronDown from "~icons/tabler/chevron-down";

import { employerOf } from "#features/jobs/screens/job-records.ts";
import { JobSummary } from "#features/jobs/screens/card/job-summary.tsx";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { QuestionPage } from "#platform/web/ui/layout/question-page.tsx";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import { useHeadingFocus } from "#platform/web/hooks/use-heading-focus.ts";
import { Card, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./apply.module.css";
import type { ApplyFlow } from "./use-apply-flow.ts";

interface ApplyFrameProps {
  flow: ApplyFlow;
  title: string;
  lead?: React.ReactNode;
  children: React.ReactNode;
}

export function ApplyFrame({ flow, title, lead, children }: ApplyFrameProps) {
  const { t } = useLingui();
  const { job, index, steps } = flow;
  const questions = steps.length - 1;
  const isCheck = index === questions;
  const step = index + 1;
  const frame = useHeadingFocus(flow.step);
  return (
    <Grid
      columns="minmax(0, calc(640px + 2 * var(--gutter)))"
      align="start"
      ref={frame}
      className={classes.frame}
    >
      <QuestionPage
        title={title}
        name={t`Apply for ${job.title}`}
        step={step}
        total={questions}
        progress={isCheck ? t`Last step` : t`Step ${step} of ${questions}`}
        status={<SaveStatus {...flow.autosave} saveNow={() => void flow.autosave.saveNow()} />}
        onBack={flow.back}
        onLater={() => void flow.finishLater()}
        lead={lead}
      >
        <details className={classes.folded}>
          <summary>
            <Stack as="span">
              <strong>{job.title}</strong>
              <span className="small muted">{employerOf(job)?.name}</span>
            </Stack>
            <IconChevronDown />
          </summary>
          <JobSummary job={job} />
        </details>
        {children}
      </QuestionPage>
      <JobAside job={job} />
    </Grid>
  );
}

const JobAside = ({ job }: { job: JobListingRecord }) => (
  <Card as="aside" gap={8} padding={20} className={classes.aside} aria-labelledby="apply-job">
    <p className="small muted">
      <Trans>You're applying for</Trans>
    </p>
    <h2 id="apply-job" className="h3">
      {job.title}
    </h2>
    <JobSummary job={job} />
  </Card>
);

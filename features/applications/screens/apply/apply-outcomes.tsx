/** The pages where applying ends without sending: already applied, job closed, external job, blocked. Answers are not lost. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconExternalLink from "~icons/tabler/external-link";
import { Link } from "react-router";

import type { EducatorRestriction } from "#features/educators/screens/standing/educator-restriction.ts";
import { RestrictionNotice } from "#features/educators/screens/standing/restriction-notice.tsx";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { jobPath, pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { isAnswered, initialDraft, type ApplyStart, type MyApplication } from "./apply-draft.ts";
import { useOpenedCopy } from "./use-local-copy.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import classes from "./apply.module.css";
import { useAnswerText } from "../labels/use-answer-text.ts";
import { MoreJobsLink, MyApplicationsLink, NextActions } from "./next-actions.tsx";

interface AlreadyAppliedProps {
  job: JobListingRecord;
  application: MyApplication | null;
}

export function AlreadyApplied({ job, application }: AlreadyAppliedProps) {
  const { t } = useLingui();
  const tab = application?.statusCategory === "closed" ? "tab=past&" : "";
  const open = application ? `?${tab}application=${application.id}` : "";
  return (
    <Page title={t`You have already applied to this job`} width="form" lead={job.title}>
      <NextActions jobId={job.id}>
        <Button as={Link} to={pages.applications + open}>
          <Trans>View application</Trans>
        </Button>
        <MoreJobsLink variant="outline" />
      </NextActions>
    </Page>
  );
}

export function JobClosed(start: ApplyStart) {
  const { t } = useLingui();
  const { job } = start;
  const employer = employerOf(job)?.name ?? t`The employer`;
  return (
    <Page title={t`This job is no longer accepting applications`} width="form" lead={job.title}>
      <p>
        <Trans>
          {employer} closed it before your application was sent. That is not about you: nobody has read your
          answers.
        </Trans>
      </p>
      <SavedAnswers {...start} note={t`If the job opens again, you go on where you stopped.`} />
      <NextActions jobId={job.id}>
        <MoreJobsLink variant="filled" />
        <MyApplicationsLink variant="outline" />
      </NextActions>
    </Page>
  );
}

/** For an educator whom an operator rejected or suspended; their answers are saved for later. */
export function ApplyBlocked({ hindrance, ...start }: ApplyStart & { hindrance: EducatorRestriction }) {
  const { t } = useLingui();
  return (
    <Page title={t`You can't apply right now`} width="form" lead={start.job.title}>
      <RestrictionNotice act="apply" standing={hindrance} />
      <SavedAnswers {...start} note={t`As soon as you can apply again, you go on where you stopped.`} />
      <Cluster gap={12} align="stretch" className={classes.acts}>
        <MyApplicationsLink variant="outline" />
      </Cluster>
    </Page>
  );
}

/** The saved draft, with answers that only this browser has. */
function SavedAnswers({ note, ...start }: ApplyStart & { note: string }) {
  const answerText = useAnswerText();
  const copy = useOpenedCopy(start.job.id) ?? null;
  const { answers } = initialDraft(start, copy);
  const given = start.job.screeningQuestions.filter(({ id }) => isAnswered(answers[id]));
  if (!start.application && !copy) return null;
  return (
    <details className={classes.folded} data-always>
      <summary>
        <Trans>Your answers are kept</Trans>
      </summary>
      <p className="small muted">{note}</p>
      <DescriptionList
        items={given.map(({ id, question }) => ({ label: question, value: answerText(answers[id]) }))}
      />
    </details>
  );
}

export function AppliesElsewhere({ job, url }: { job: JobListingRecord; url: string }) {
  const { t } = useLingui();
  const employer = employerOf(job)?.name ?? t`The employer`;
  return (
    <Page
      title={t`Apply on employer's site`}
      width="form"
      lead={t`${employer} takes applications for ${job.title} on its own site.`}
    >
      <Cluster gap={12} align="stretch" className={classes.acts}>
        <Button
          as="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={18} />}
        >
          <Trans>
            Apply on employer's site<span className="visually-hidden"> (opens in a new tab)</span>
          </Trans>
        </Button>
        <Button as={Link} to={jobPath(job.slug)} variant="outline">
          <Trans>Back to the job</Trans>
        </Button>
      </Cluster>
    </Page>
  );
}

/** The page after sending an application: next steps and similar jobs. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";
import { Suspense, useEffect, useRef } from "react";

import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { employerOf } from "#features/jobs/screens/job-records.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { noReplyAfterDays } from "../../application-transitions.ts";
import { sentActions } from "../application-slots.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./apply.module.css";
import { MoreJobsLink, MyApplicationsLink, NextActions } from "./next-actions.tsx";

const PushOffer = lazyPart(() =>
  import("#features/accounts/screens/push/push-offer.tsx").then((module) => module.PushOffer),
);
const InstallCard = lazyPart(() =>
  import("#features/accounts/screens/install/install-card.tsx").then((module) => module.InstallCard),
);

export function ApplicationSent({ job }: { job: JobListingRecord }) {
  const { t } = useLingui();
  const employer = employerOf(job)?.name ?? t`the employer`;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={page}>
      <Page
        title={t`Application sent to ${employer}`}
        width="form"
        lead={t`You're all set. ${employer} has your application.`}
      >
        <Row as="section" gap={16} align="stretch" surface="ok" padding={20} className={classes.sent}>
          <IconCircleCheck size={48} stroke={1.5} className="ok" />
          <Stack gap={8}>
            <h2 className="h3">
              <Trans>What happens next</Trans>
            </h2>
            <ol className="points">
              <li>
                <Trans>
                  {employer} reads your application for {job.title}.
                </Trans>
              </li>
              <li>
                <Trans>We tell you by email and here as soon as they open it or answer.</Trans>
              </li>
              <li>
                <Trans>
                  If you hear nothing for {noReplyAfterDays} days, you can close the application and move on.
                </Trans>
              </li>
            </ol>
          </Stack>
        </Row>
        <NextActions jobId={job.id}>
          <sentActions.Outlet job={job} />
          <MyApplicationsLink variant="filled" className={classes.first} />
          <MyApplicationsLink variant="subtle" className={classes.later} />
          <MoreJobsLink variant="subtle" />
        </NextActions>
        <Suspense>
          <PushOffer>
            <Trans>
              See on this device when {employer} opens your application, answers, or writes to you.
            </Trans>
          </PushOffer>
          <InstallCard />
        </Suspense>
      </Page>
    </div>
  );
}

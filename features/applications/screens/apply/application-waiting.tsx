/** The page after Send without a connection: the application is kept here, and goes by itself. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconClock from "~icons/tabler/clock";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";

import { applyPath } from "#features/paths.ts";
import { useSiteName } from "#platform/web/page/site-name.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { removeFromOutbox } from "#platform/web/data/outbox.ts";
import classes from "./apply.module.css";
import { MyApplicationsLink } from "./next-actions.tsx";
import { waitingApplicationTarget, type WaitingApplication } from "./waiting-application.ts";

export function ApplicationWaiting({ waiting: { job, jobId } }: { waiting: WaitingApplication }) {
  const { t } = useLingui();
  const { title, slug } = job;
  const employer = job.employer || t`the employer`;
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const siteName = useSiteName();
  const navigate = useNavigate();
  const check = `${applyPath(slug)}?step=check`;
  const takeBack = () => {
    if (!removeFromOutbox(waitingApplicationTarget(jobId))) return;
    toast(t`It will not be sent. Your answers are kept in your draft.`);
    void navigate(check, { replace: true });
  };
  return (
    <div ref={page}>
      <Page title={t`Will be sent when you're back online`} width="form" lead={title}>
        <Row as="section" gap={16} align="start" surface="info" padding={20}>
          <IconClock size={32} stroke={1.5} />
          <Stack gap={8}>
            <p>
              <Trans>
                Your application to {employer} is kept on this device. It is sent once, as soon as you have a
                connection.
              </Trans>
            </p>
            <p className="small muted">
              <Trans>You can close this page. Open {siteName} again when you're back online.</Trans>
            </p>
          </Stack>
        </Row>
        <Cluster gap={12} align="stretch" className={classes.acts}>
          <MyApplicationsLink variant="filled" />
          <Button as={Link} to={check} variant="outline">
            <Trans>Look at it again</Trans>
          </Button>
          <Button variant="subtle" onClick={takeBack}>
            <Trans>Don't send it</Trans>
          </Button>
        </Cluster>
      </Page>
    </div>
  );
}

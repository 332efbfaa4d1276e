/** Above the list: applications that wait for a connection, and those that could not be sent then. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { applyPath } from "#features/paths.ts";
import { removeFromOutbox } from "#platform/web/data/outbox.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CardTitle } from "#platform/web/ui/layout/card-title.tsx";
import { Card, Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useWaitingApplications, type WaitingApplicationEntry } from "../apply/waiting-application.ts";
import classes from "./my-applications.module.css";

export function WaitingApplications() {
  const { t } = useLingui();
  const waiting = useWaitingApplications();
  if (waiting.length === 0) return null;
  return (
    <Stack as="ul" gap={12} aria-label={t`Waiting to be sent`} className={classes.waiting}>
      {waiting.map((entry) => (
        <li key={entry.target}>
          <WaitingCard entry={entry} />
        </li>
      ))}
    </Stack>
  );
}

function WaitingCard({ entry }: { entry: WaitingApplicationEntry }) {
  const { t, i18n } = useLingui();
  const { target, problem, payload } = entry;
  const { title, slug, employer } = payload.job;
  const takeBack = () => {
    if (removeFromOutbox(target)) toast(t`It will not be sent. Your answers are kept in your draft.`);
  };
  return (
    <Card as="article" gap={8} aria-label={title} className={classes.card}>
      <Cluster gap={[4, 12]} justify="between">
        <CardTitle>
          <Link to={`${applyPath(slug)}?step=check`}>{title}</Link>
        </CardTitle>
        <Pill tone={problem === null ? "info" : "danger"}>
          {problem === null ? <Trans>Waiting to be sent</Trans> : <Trans>Not sent</Trans>}
        </Pill>
      </Cluster>
      {employer && <p className="muted">{employer}</p>}
      <p className="small" role="status">
        {problem === null ? <Trans>It is sent as soon as you have a connection.</Trans> : i18n._(problem)}
      </p>
      <Cluster gap={8} justify="end" className={classes.next}>
        <Button variant="subtle" size="small" onClick={takeBack}>
          {problem === null ? <Trans>Don't send it</Trans> : <Trans>Remove</Trans>}
        </Button>
        <Button as={Link} to={`${applyPath(slug)}?step=check`} size="small" variant="outline">
          <Trans>Look at it again</Trans>
        </Button>
      </Cluster>
    </Card>
  );
}

/** The link educators book by: to copy, and to open as they see it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCopy, IconExternalLink } from "@tabler/icons-react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import type { EventType } from "./event-type-data.ts";
import classes from "./event-type.module.css";

export function EventTypeLink({ type }: { type: EventType }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(type.inviteUrl).then(
      () => toast(t`Link copied`),
      () => toast(t`We couldn't copy it. The link is ${type.inviteUrl}`, { tone: "error" }),
    );
  return (
    <div className={classes.link}>
      <span className={classes.address} title={type.inviteUrl}>
        {type.inviteUrl.replace(/^https?:\/\//, "")}
      </span>
      <Button
        variant="outline"
        size="small"
        aria-label={t`Copy the link of ${type.name}`}
        onClick={() => void copy()}
        leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button
        component="a"
        variant="subtle"
        size="small"
        href={type.inviteUrl}
        target="_blank"
        rel="noopener"
        aria-label={t`Open the booking page of ${type.name} in a new tab`}
        leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
      >
        <Trans>Open</Trans>
      </Button>
    </div>
  );
}

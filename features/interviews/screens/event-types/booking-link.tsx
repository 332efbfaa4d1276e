/** The link educators book by: to copy, and to open as they see it. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCopy from "~icons/tabler/copy";
import IconExternalLink from "~icons/tabler/external-link";

import { Button } from "#platform/web/ui/form/button.tsx";
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import type { EventType } from "./use-event-types.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./event-type.module.css";

export function BookingLink({ type }: { type: EventType }) {
  const { t } = useLingui();
  const copy = useCopyLink();
  return (
    <Cluster gap={[4, 8]} className={classes.link}>
      <span className={`truncate ${classes.address}`} title={type.inviteUrl}>
        {type.inviteUrl.replace(/^https?:\/\//, "")}
      </span>
      <Button
        variant="outline"
        size="small"
        aria-label={t`Copy the link of ${type.name}`}
        onClick={() => void copy(type.inviteUrl)}
        leftSection={<IconCopy size={18} />}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button
        as="a"
        variant="subtle"
        size="small"
        href={type.inviteUrl}
        target="_blank"
        rel="noopener"
        aria-label={t`Open the booking page of ${type.name} in a new tab`}
        leftSection={<IconExternalLink size={18} />}
      >
        <Trans>Open</Trans>
      </Button>
    </Cluster>
  );
}

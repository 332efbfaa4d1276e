/** What the educator will find in the conversation: the words, and the card to book by. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { useEventTypes } from "../event-types/use-event-types.ts";
import { interviewTypeIcons, useLength } from "../event-types/event-type-labels.ts";
import { interviewTypeLabels } from "../interview-labels.ts";
import { fillPlaceholders, type Invitee } from "./send-invitations.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./invite.module.css";

interface InvitePreviewProps {
  typeId: string;
  text: string;
  invitee: Invitee;
}

export function MessagePreview({ typeId, text, invitee }: InvitePreviewProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const lengthOf = useLength();
  const { query } = useEventTypes();
  const type = query.data?.find(({ id }) => id === typeId);
  if (!type) return null;
  const Icon = interviewTypeIcons[type.interviewType];
  return (
    <Stack as="section" gap={8} className={classes.preview} aria-label={t`What ${invitee.firstName} gets`}>
      <h3>
        <Trans>What {invitee.firstName} gets</Trans>
      </h3>
      <Stack gap={12} className={classes.bubble}>
        <p>{fillPlaceholders(text, invitee)}</p>
        <Cluster gap={[8, 12]} className={classes.card}>
          <Icon />
          <p>
            <strong>{type.name}</strong>
            <br />
            <span className="muted small">
              {lengthOf(type.duration)} · {labelFor(interviewTypeLabels, type.interviewType)}
            </span>
          </p>
          <span className={classes.cardButton}>
            <Trans>Pick a time</Trans>
          </span>
        </Cluster>
      </Stack>
    </Stack>
  );
}

/** What the educator will find in the conversation: the words, and the card to book by. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { useEventTypes } from "../event-types/event-type-data.ts";
import { interviewTypeIcons, useLength } from "../event-types/event-type-labels.ts";
import { interviewTypeWords } from "../interview-labels.ts";
import { filledIn, type Invitee } from "./invite-send.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./invite.module.css";

interface InvitePreviewProps {
  typeId: string;
  text: string;
  invitee: Invitee;
}

export function InvitePreview({ typeId, text, invitee }: InvitePreviewProps) {
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
        <p>{filledIn(text, invitee)}</p>
        <Cluster gap={[8, 12]} className={classes.card}>
          <Icon />
          <p>
            <strong>{type.name}</strong>
            <br />
            <span className="muted small">
              {lengthOf(type.duration)} · {labelFor(interviewTypeWords, type.interviewType)}
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

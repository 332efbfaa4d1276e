/** One interview type: how long, how, where; its link to copy; on or off; edit and delete. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconClock from "~icons/tabler/clock";
import IconDots from "~icons/tabler/dots";
import IconUser from "~icons/tabler/user";

import { nameOrEmail } from "#features/accounts/screens/session/current-account.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { InterviewEventType } from "../../event-type.ts";
import { eventTypesPath, type EventType } from "./use-event-types.ts";
import { BookingLink } from "./booking-link.tsx";
import { useDeleteEventType } from "./use-delete-event-type.ts";
import { interviewTypeIcons, useLength } from "./event-type-labels.ts";
import { interviewTypeLabels, phoneCallerLabels } from "../interview-labels.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./event-type.module.css";

interface EventTypeCardProps {
  type: EventType;
  edit: () => void;
  /** The card is gone: the focus needs another place. */
  deleted: () => void;
}

export function EventTypeCard({ type, edit, deleted }: EventTypeCardProps) {
  const { t } = useLingui();
  const change = useChange(InterviewEventType, { at: eventTypesPath, optimistic: true });
  const remove = useDeleteEventType(deleted);
  return (
    <article className={classes.card} aria-label={type.name} data-off={!type.active || undefined}>
      <Row gap={12} align="start" justify="between" className={classes.head}>
        <h3>{type.name}</h3>
        <MenuButton label={t`More actions for ${type.name}`} align="end" button={<IconDots />}>
          <MenuItem onClick={edit}>
            <Trans>Edit</Trans>
          </MenuItem>
          <MenuItem isDestructive onClick={() => void remove(type)}>
            <Trans>Delete</Trans>
          </MenuItem>
        </MenuButton>
      </Row>
      <Switch
        isOn={type.active}
        label={t`${type.name} can be booked`}
        onChange={(active) => void change.run(type, { active })}
      >
        {type.active ? <Trans>Can be booked</Trans> : <Trans>Switched off</Trans>}
      </Switch>
      <Facts type={type} />
      <BookingLink type={type} />
    </article>
  );
}

function Facts({ type }: { type: EventType }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const lengthOf = useLength();
  const { employerProfileId } = useSession();
  const Icon = interviewTypeIcons[type.interviewType];
  const where = useWhere(type);
  const host = nameOrEmail(type.employerProfile);
  return (
    <Stack as="ul" gap={6} className={classes.about}>
      <Row as="li" gap={8} align="start" className={classes.fact}>
        <IconClock size={18} />
        {lengthOf(type.duration)}
      </Row>
      <Row as="li" gap={8} align="start" className={classes.fact}>
        <Icon size={18} />
        <span>
          {labelFor(interviewTypeLabels, type.interviewType)}
          <span className="muted"> · {where}</span>
        </span>
      </Row>
      {type.employerProfileId !== employerProfileId && (
        <Row as="li" gap={8} align="start" className={classes.fact}>
          <IconUser size={18} />
          <Trans>with {host}</Trans>
        </Row>
      )}
      {type.requiresConfirmation && (
        <li>
          <Pill tone="info">{t`You confirm each booking`}</Pill>
        </li>
      )}
    </Stack>
  );
}

function useWhere({ interviewType, instructions }: EventType) {
  const { t, i18n } = useLingui();
  if (interviewType === "physical") return instructions.address ?? "";
  if (interviewType === "online") return instructions.meetingUrl ?? t`We make a room for each interview`;
  const who = i18n._(phoneCallerLabels[instructions.caller ?? "EmployerProfile"]);
  return instructions.phoneNumber ? `${who}: ${instructions.phoneNumber}` : who;
}

/** What is being booked: with whom, how long, how. On a phone it is folded away, the days come first. */
import { factSeparator } from "#platform/shared/format.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconClock from "~icons/tabler/clock";
import IconUser from "~icons/tabler/user";
import { useId, useState } from "react";
import { Link } from "react-router";

import { employerPath } from "#features/paths.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { partiesOf } from "./booking-requests.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./booking-summary.module.css";
import type { EventType } from "../event-types/use-event-types.ts";
import { interviewTypeIcons, useLength } from "../event-types/event-type-labels.ts";
import { interviewTypeLabels } from "../interview-labels.ts";

export function BookingSummary({ type }: { type: EventType }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const length = useLength();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { employer, host, hostName } = partiesOf(type);
  const Icon = interviewTypeIcons[type.interviewType];
  const how = labelFor(interviewTypeLabels, type.interviewType);
  return (
    <section className={classes.info} aria-label={t`About this interview`} data-open={isOpen || undefined}>
      <Row gap={12} className={classes.head}>
        <Avatar id={employer.id} name={employer.name} src={employer.profileImage?.smallUrl} size={48} />
        <p>
          <Link to={employerPath(employer.slug)}>{employer.name}</Link>
          <span className={`small muted ${classes.short}`}>
            {how + factSeparator + length(type.duration)}
          </span>
        </p>
        <IconButton
          label={t`Details`}
          icon={IconChevronDown}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </Row>
      <ul id={id} className={classes.facts}>
        <li>
          <IconClock />
          {length(type.duration)}
        </li>
        <li>
          <Icon />
          <span>
            {how}
            <span className={`small muted ${classes.more}`}>
              <Summary type={type} />
            </span>
          </span>
        </li>
        {hostName && (
          <li>
            <IconUser />
            <span>
              <Trans>with {hostName}</Trans>
              {host.position && <span className={`small muted ${classes.more}`}>{host.position}</span>}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Summary({ type: { interviewType, instructions, employerProfile } }: { type: EventType }) {
  const host = employerProfile?.firstName ?? "";
  if (interviewType === "physical") return <>{instructions.address}</>;
  if (interviewType === "online") return <Trans>You get the link to join when it is booked.</Trans>;
  if (instructions.caller === "UserProfile")
    return <Trans>You call {host}. You get the number when it is booked.</Trans>;
  return <Trans>{host} calls you.</Trans>;
}

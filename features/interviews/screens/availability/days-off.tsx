/** Days off: nothing can be booked on them, whatever the week says. Kept one by one, removed with Undo. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconTrash from "~icons/tabler/trash";
import { useRef } from "react";

import { dayIn } from "#platform/web/i18n/calendar-days.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { BlockedDate } from "../../availability.ts";
import { AddDaysOff, type DaysOffProps } from "./add-days-off.form.tsx";
import { blockedDatesPath, useBlockedDates, type BlockedDays } from "./use-weekly-hours.ts";
import { useDayRange } from "./use-day-range.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./availability.module.css";

export function DaysOff({ profile, hours }: DaysOffProps) {
  const { t } = useLingui();
  const timeZone = String(profile.timeZone);
  const today = dayIn(useNow(), timeZone);
  const query = useBlockedDates();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={classes.daysOff} aria-labelledby="days-off">
      <h2 id="days-off" ref={heading} tabIndex={-1}>
        <Trans>Days off</Trans>
      </h2>
      <p className="muted">
        <Trans>Nobody can book on these days: vacations, conferences, state visits.</Trans>
      </p>
      <Loaded query={query} failure={t`We couldn't load your days off.`}>
        {(all) => (
          <ul className={classes.offList}>
            {all
              .filter(({ endDate }) => endDate >= today)
              .map((one) => (
                <DayOff key={one.id} blocked={one} removed={() => heading.current?.focus()} />
              ))}
          </ul>
        )}
      </Loaded>
      <AddDaysOff profile={profile} hours={hours} today={today} />
    </section>
  );
}

function DayOff({ blocked, removed }: { blocked: BlockedDays; removed: () => void }) {
  const { t } = useLingui();
  const days = useDayRange();
  const remove = useRemove(BlockedDate, { at: blockedDatesPath, optimistic: true });
  const create = useCreate(BlockedDate, { at: blockedDatesPath });
  const { startDate, endDate, note } = blocked;
  const text = days(startDate, endDate);
  const take = async () => {
    const removal = remove.run(blocked);
    removed();
    if (!(await removal)) return;
    const undo = () => void create.run({ startDate, endDate, note }).catch(couldNotSave);
    toast(t`Removed ${text}`, { undo });
  };
  return (
    <Row as="li" gap={12} justify="between" className={classes.offRow}>
      <span>
        <strong>{text}</strong>
        {note && <span className="muted"> · {note}</span>}
      </span>
      <IconButton
        label={t`Remove ${text}`}
        icon={IconTrash}
        className={classes.icon}
        onClick={() => void take()}
      />
    </Row>
  );
}

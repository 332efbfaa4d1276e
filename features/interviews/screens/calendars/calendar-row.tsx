/** One calendar: its name and where it is, on or off, how the last reading went, rename and remove. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCalendarEvent from "~icons/tabler/calendar-event";
import IconDots from "~icons/tabler/dots";

import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { type Calendar, calendarsPath } from "./calendar-requests.ts";
import { CalendarState } from "./calendar-state.tsx";
import { serviceLabels } from "./calendar-labels.ts";
import { Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "./calendars.module.css";
import { useRemoveCalendar } from "./use-remove-calendar.ts";

interface CalendarRowProps {
  calendar: Calendar;
  edit: () => void;
  reconnect: () => void;
  /** The row is gone: the focus needs another place. */
  removed: () => void;
}

export function CalendarRow({ calendar, edit, reconnect, removed }: CalendarRowProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const change = useChange(BlockingCalendar, { at: calendarsPath, optimistic: true });
  const remove = useRemoveCalendar(removed);
  const { calendarName: name, service, host, enabled } = calendar;
  return (
    <Grid
      as="li"
      columns="auto minmax(0, 1fr) auto auto"
      gap={[4, 16]}
      align="start"
      surface="card"
      padding={16}
      className={classes.row}
      data-off={!enabled || undefined}
    >
      <IconCalendarEvent className={classes.icon} size={24} />
      <div className={classes.about}>
        <h3>{name}</h3>
        <p className="muted">
          {labelFor(serviceLabels, service)}
          {host && ` · ${host}`}
        </p>
        <CalendarState calendar={calendar} reconnect={reconnect} />
      </div>
      <Switch
        isOn={enabled}
        label={t`${name} keeps times busy`}
        className={classes.switch}
        onChange={(next) => void change.run(calendar, { enabled: next })}
      >
        {enabled ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </Switch>
      <MenuButton label={t`More actions for ${name}`} align="end" button={<IconDots />}>
        <MenuItem onClick={edit}>
          {service === "ics" ? <Trans>Change name or address</Trans> : <Trans>Rename</Trans>}
        </MenuItem>
        <MenuItem isDestructive onClick={() => void remove(calendar)}>
          <Trans>Remove</Trans>
        </MenuItem>
      </MenuButton>
    </Grid>
  );
}

/** Holidays of the next year: closed by themselves, opened by a switch. Interviews agreed on them stand, and are named. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import type { CurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { employerInterviewWeekPath } from "#features/paths.ts";
import { dayIn, dayName, plusDays, type Day } from "#platform/web/i18n/calendar-days.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { OpenHoliday } from "../../availability.ts";
import { holidaysBetween, type Holiday } from "../../holidays.ts";
import { useHolidayName } from "../holiday-labels.ts";
import { openHolidaysPath, useOpenHolidays } from "./use-weekly-hours.ts";
import { useInterviewsOutside } from "./use-interviews-outside.ts";
import classes from "./availability.module.css";

/** A year, today included: the same holiday is not there twice. */
const shownDays = 364;

export function Holidays({ profile }: { profile: CurrentEmployerProfile }) {
  const { t } = useLingui();
  const timeZone = String(profile.timeZone);
  const today = dayIn(useNow(), timeZone);
  const query = useOpenHolidays();
  const { upcoming } = useInterviewsOutside(profile);
  const agreed = Map.groupBy(upcoming, ({ time }) => dayIn(time, timeZone));
  return (
    <section className={classes.daysOff} aria-labelledby="holidays">
      <h2 id="holidays">
        <Trans>Holidays</Trans>
      </h2>
      <p className="muted">
        <Trans>Nobody can book on these days, unless you open them. Interviews already agreed stay.</Trans>
      </p>
      <Loaded query={query} failure={t`We couldn't load your holidays.`}>
        {(open) => (
          <ul className={classes.offList}>
            {holidaysBetween(today, plusDays(today, shownDays)).map((holiday) => (
              <HolidayRow
                key={holiday.date}
                holiday={holiday}
                today={today}
                opened={open.find(({ date }) => date === holiday.date)}
                agreedCount={agreed.get(holiday.date)?.length ?? 0}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

interface HolidayRowProps {
  holiday: Holiday;
  today: Day;
  /** Where the host is open on it. */
  opened: { id: string } | undefined;
  /** Interviews on that day. */
  agreedCount: number;
}

function HolidayRow({ holiday, today, opened, agreedCount }: HolidayRowProps) {
  const { t, i18n } = useLingui();
  const name = useHolidayName()(holiday);
  const create = useCreate(OpenHoliday, { at: openHolidaysPath });
  const remove = useRemove(OpenHoliday, { at: openHolidaysPath, optimistic: true });
  const { date } = holiday;
  const text = dayName(date, i18n.locale, today);
  const set = async (isOpen: boolean) => {
    try {
      if (isOpen) await create.run({ date });
      else if (opened && !(await remove.run(opened))) return;
      toast(isOpen ? t`Open on ${text}` : t`Closed on ${text}`);
    } catch {
      couldNotSave();
    }
  };
  return (
    <Cluster as="li" gap={[4, 12]} justify="between" className={classes.offRow}>
      <Stack gap={2}>
        <strong>{name}</strong>
        <span className="muted">{text}</span>
        {agreedCount > 0 && !opened && (
          <Link to={employerInterviewWeekPath(date)} className="small">
            <Plural
              value={agreedCount}
              one="# interview stays on this day"
              other="# interviews stay on this day"
            />
          </Link>
        )}
      </Stack>
      <Switch
        isOn={!!opened}
        label={t`Open on this day: ${name}, ${text}`}
        onChange={(isOpen) => void set(isOpen)}
      >
        <Trans>Open on this day</Trans>
      </Switch>
    </Cluster>
  );
}

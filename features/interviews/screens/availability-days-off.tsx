/** Days off: nothing can be booked on them, whatever the week says. Kept one by one, removed with Undo. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { z } from "zod";

import { dayAt } from "#platform/web/calendar-days.ts";
import type { Linked } from "#platform/web/document.ts";
import { useRemove } from "#platform/web/use-change.ts";
import { useCreate } from "#platform/web/use-create.ts";
import { Form } from "#platform/web/ui/form.tsx";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { couldNotSave, toast } from "#platform/web/ui/toast.ts";
import { useNow } from "#platform/web/ui/use-now.ts";
import { useZodForm } from "#platform/web/ui/use-zod-form.ts";
import { BlockedDate } from "../availability.ts";
import { blockedAt, useBlockedDates, type Blocked, type Hours } from "./availability-data.ts";
import { useDayRange } from "./availability-day-range.ts";
import { KeepInterviews } from "./availability-keep.tsx";
import { useOutside, type UpcomingInterview } from "./availability-outside.ts";
import classes from "./availability.module.css";

interface DaysOffProps {
  profile: Linked;
  hours: readonly Hours[];
}

export function DaysOff({ profile, hours }: DaysOffProps) {
  const { t } = useLingui();
  const timeZone = String(profile.timeZone);
  const today = dayAt(useNow(), timeZone);
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

function DayOff({ blocked, removed }: { blocked: Blocked; removed: () => void }) {
  const { t } = useLingui();
  const days = useDayRange();
  const remove = useRemove(BlockedDate, { at: blockedAt });
  const create = useCreate(BlockedDate, { at: blockedAt });
  const { startDate, endDate, note } = blocked;
  const text = days(startDate, endDate);
  const take = async () => {
    try {
      await remove.run(blocked);
      removed();
      const undo = () => void create.run({ startDate, endDate, note }).catch(couldNotSave);
      toast(t`Removed ${text}`, { undo });
    } catch {
      couldNotSave();
    }
  };
  return (
    <li className={classes.offRow}>
      <span>
        <strong>{text}</strong>
        {note && <span className="muted"> · {note}</span>}
      </span>
      <button
        type="button"
        className={classes.icon}
        aria-label={t`Remove ${text}`}
        onClick={() => void take()}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}

const inputFrom = (today: string) =>
  z
    .object({
      startDate: z.string().min(1, { error: /*i18n*/ "Choose a day" }),
      endDate: z.string(),
      note: z.string().trim().max(200, { error: /*i18n*/ "Use fewer characters" }),
    })
    .transform((given) => ({ ...given, endDate: given.endDate || given.startDate }))
    .refine(({ startDate, endDate }) => endDate >= startDate, {
      error: /*i18n*/ "The last day must not be before the first",
      path: ["endDate"],
    })
    .refine(({ endDate }) => endDate >= today, {
      error: /*i18n*/ "Choose a day that is still to come",
      path: ["startDate"],
    });

function AddDaysOff({ profile, hours, today }: DaysOffProps & { today: string }) {
  const { t } = useLingui();
  const create = useCreate(BlockedDate, { at: blockedAt });
  const outside = useOutside(profile);
  const [leftOut, setLeftOut] = useState<UpcomingInterview[]>([]);
  const timeZone = String(profile.timeZone);
  const input = inputFrom(today);
  const form = useZodForm({
    schema: input,
    initial: { startDate: "", endDate: "", note: "" },
    guard: false,
    submit: async (range) => {
      await create.run(range);
      form.form.reset();
      toast(t`Day off added`);
    },
  });
  const add = (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    const parsed = input.safeParse(form.form.getValues());
    const week = { timeZone, week: hours };
    const found = parsed.data ? outside.newly(week, { ...week, blockedDates: [parsed.data] }) : [];
    if (found.length > 0) setLeftOut(found);
    else form.submit();
  };
  return (
    <>
      <Form form={{ ...form, submit: add }} label={t`Add days off`} submit={t`Add days off`}>
        <div className={classes.offFields}>
          <TextField name="startDate" type="date" label={t`First day`} />
          <TextField name="endDate" type="date" label={t`Last day`} optional />
          <TextField name="note" label={t`Note for yourself`} optional autoComplete="off" />
        </div>
      </Form>
      <KeepInterviews
        interviews={leftOut}
        timeZone={timeZone}
        goBack={() => setLeftOut([])}
        keep={() => {
          setLeftOut([]);
          form.submit();
        }}
      />
    </>
  );
}

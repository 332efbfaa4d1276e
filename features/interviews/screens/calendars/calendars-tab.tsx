/** tab=calendars, and in the settings: calendars that keep times from being booked, how each is doing, and connecting another. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlus from "~icons/tabler/plus";
import { useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { CalendarSubscriptionSection } from "../calendar-subscription.tsx";
import { type Calendar, useCalendars } from "./calendar-requests.ts";
import { CalendarRow } from "./calendar-row.tsx";
import { ConnectCalendarDialog } from "./connect-calendar-dialog.tsx";
import { EditCalendarDialog } from "./edit-calendar-dialog.tsx";
import { ReconnectDialog } from "./reconnect-dialog.tsx";
import { useConnectionReturn } from "./use-connection-return.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./calendars.module.css";

type Open = { what: "connect" } | { what: "edit" | "reconnect"; calendar: Calendar };

interface CalendarsTabProps {
  /** One lower inside a section of the settings. */
  headingLevel?: "h2" | "h3";
}

export function CalendarsTab({ headingLevel = "h2" }: CalendarsTabProps) {
  const Heading = headingLevel;
  const { t } = useLingui();
  const query = useCalendars();
  const back = useConnectionReturn();
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  const connect = (
    <Button onClick={() => setOpen({ what: "connect" })} leftSection={<IconPlus size={18} />}>
      <Trans>Connect calendar</Trans>
    </Button>
  );
  return (
    <>
      <Loaded
        query={query}
        failure={t`We couldn't load your calendars.`}
        empty={
          <EmptyState plain title={t`No calendars yet.`} action={connect}>
            <Trans>
              Connect the calendar you already use: educators can't book you while it says that you are busy.
            </Trans>
          </EmptyState>
        }
      >
        {(calendars) => (
          <>
            <Cluster gap={12} justify="between" className={classes.top}>
              <Heading ref={heading} tabIndex={-1}>
                <Trans>Calendars</Trans>
              </Heading>
              {connect}
            </Cluster>
            <p className="muted">
              <Trans>
                Educators can't book you while one of these says that you are busy. We see when, never what.
              </Trans>
            </p>
            <Stack as="ul" gap={12} className={classes.rows}>
              {calendars.map((calendar) => (
                <CalendarRow
                  key={calendar.id}
                  calendar={calendar}
                  edit={() => setOpen({ what: "edit", calendar })}
                  reconnect={() => setOpen({ what: "reconnect", calendar })}
                  removed={() => heading.current?.focus()}
                />
              ))}
            </Stack>
          </>
        )}
      </Loaded>
      <CalendarSubscriptionSection
        side="employer"
        headingLevel={headingLevel}
        className={classes.subscription}
      />
      {open?.what === "connect" && <ConnectCalendarDialog close={close} />}
      {open?.what === "edit" && <EditCalendarDialog calendar={open.calendar} close={close} />}
      {open?.what === "reconnect" && <ReconnectDialog calendar={open.calendar} close={close} />}
      {!open && back.door && <ConnectCalendarDialog door={back.door} close={back.done} />}
    </>
  );
}

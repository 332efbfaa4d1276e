/** "That time was just taken": shown immediately, with the nearest times to pick instead. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { momentTime, zoneName } from "#platform/shared/format.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./booking.module.css";
import type { Booking } from "./use-booking.ts";

export function SlotTakenMessage({ booking: { taken, choice, free, pickTime } }: { booking: Booking }) {
  const { i18n } = useLingui();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (taken) alert.current?.focus();
  }, [taken]);
  if (!taken) return null;
  const clock = { now: free.now, timeZone: choice.zone };
  const text = (at: string) =>
    `${momentTime(new Date(at), i18n.locale, clock)} ${zoneName(new Date(at), i18n.locale, choice.zone)}`;
  return (
    <Stack gap={8} ref={alert} role="alert" tabIndex={-1} surface="warning" className={classes.taken}>
      <p>
        {taken.times.length > 0 ? (
          <Trans>That time was just taken. Here are the nearest ones.</Trans>
        ) : (
          <Trans>That time was just taken, and there is no other one left.</Trans>
        )}
      </p>
      <ul>
        {taken.times.map((at) => (
          <li key={at}>
            <Button variant="outline" size="small" onClick={() => pickTime(at)}>
              {text(at)}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** How a calendar is doing: being read, read a moment ago, or what went wrong and what to do about it. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconAlertTriangle from "~icons/tabler/alert-triangle";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { toServerTime } from "#platform/web/api-client/server-clock.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { BlockingCalendar } from "../../blocking-calendar.ts";
import { reconnectFailures } from "../../calendar-constants.ts";
import { type Calendar, calendarsPath } from "./calendar-requests.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./calendars.module.css";

interface CalendarStateProps {
  calendar: Calendar;
  reconnect: () => void;
}

export function CalendarState({ calendar, reconnect }: CalendarStateProps) {
  const { enabled, reading, failure, syncedAt } = calendar;
  return (
    <Stack gap={8} align="start" className={classes.state} role="status">
      {!enabled ? (
        <p className="muted">
          <Trans>Educators can book over it.</Trans>
        </p>
      ) : reading ? (
        <p className="muted">
          <Trans>Reading…</Trans>
        </p>
      ) : failure ? (
        <Failed calendar={calendar} reconnect={reconnect} />
      ) : (
        <p className="muted">{syncedAt ? <Synced at={syncedAt} /> : <Trans>Not read yet</Trans>}</p>
      )}
    </Stack>
  );
}

function Failed({ calendar, reconnect }: CalendarStateProps) {
  const { t } = useLingui();
  const sync = useAction(BlockingCalendar, "sync", { at: calendarsPath });
  const { calendarName: name, failure, failureCode, syncedAt } = calendar;
  const tryAgain = () =>
    sync.run(calendar).catch((error: unknown) => {
      const isTooSoon = error instanceof ApiError && error.status === 429;
      toast(isTooSoon ? t`Please wait a moment and try again.` : t`Couldn't do that. Try again.`, {
        tone: "error",
      });
    });
  const isLockedOut = reconnectFailures.includes(failureCode ?? "");
  return (
    <>
      <Row as="p" gap={8} align="start" className="danger">
        <IconAlertTriangle size={18} />
        <span>{failure}</span>
      </Row>
      {syncedAt && (
        <p className="muted">
          <Trans>Until then, the times we knew keep busy.</Trans> <Synced at={syncedAt} />
        </p>
      )}
      <Button
        size="small"
        variant="outline"
        aria-label={isLockedOut ? t`Reconnect ${name}` : t`Try again: ${name}`}
        onClick={() => (isLockedOut ? reconnect() : void tryAgain())}
      >
        {isLockedOut ? <Trans>Reconnect</Trans> : <Trans>Try again</Trans>}
      </Button>
    </>
  );
}

const minute = 60_000;

function Synced({ at }: { at: string }) {
  const minutes = Math.floor((toServerTime(useNow().getTime()) - Date.parse(at)) / minute);
  if (minutes < 1) return <Trans>Synced just now</Trans>;
  if (minutes < 60) return <Plural value={minutes} one="Synced # min ago" other="Synced # min ago" />;
  return (
    <Trans>
      Synced <TimeText at={at} />
    </Trans>
  );
}

/** Of a booking that waits for a yes: "Expires in 5 hours". */
import { Trans, useLingui } from "@lingui/react/macro";

import { regionalLocale } from "#platform/shared/language.ts";
import { relativeFormat } from "#platform/shared/formatters.ts";
import { fullTime } from "#platform/shared/format.ts";
import { useKnownClock } from "#platform/web/hooks/use-clock.ts";
import type { InterviewRecord } from "../interview-record.ts";

export function ExpiresIn({ interview, now }: { interview: InterviewRecord; now: Date }) {
  const { i18n } = useLingui();
  const { timeZone } = useKnownClock(interview.timeZone);
  if (interview.status !== "pending" || !interview.confirmBy) return null;
  const until = new Date(interview.confirmBy);
  const minutes = Math.max(0, Math.floor((+until - +now) / 60_000));
  const format = relativeFormat(regionalLocale(i18n.locale), { numeric: "always" });
  const left =
    minutes < 60 ? format.format(minutes, "minute") : format.format(Math.floor(minutes / 60), "hour");
  return (
    <time
      dateTime={interview.confirmBy}
      title={fullTime(until, i18n.locale, timeZone)}
      className="small muted"
    >
      <Trans>Expires {left}</Trans>
    </time>
  );
}

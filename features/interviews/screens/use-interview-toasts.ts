/** Shows a toast when the other side books, reschedules or cancels while the page is open. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { momentTime } from "#platform/shared/format.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { otherPartyName, type InterviewRecord, type Side } from "./interview-record.ts";

/** `rows` undefined while they load; the first ones are no news. */
export function useInterviewToasts(side: Side, rows: readonly InterviewRecord[] | undefined, zone: string) {
  const { t, i18n } = useLingui();
  const known = useRef<Map<string, string>>(null);
  const newest = useRef("");
  useEffect(() => {
    if (!rows) return;
    const other = side === "employer" ? "UserProfile" : "EmployerProfile";
    const before = known.current;
    const since = newest.current;
    known.current = new Map([...(before ?? []), ...rows.map(({ id, status }) => [id, status] as const)]);
    newest.current = rows.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), since);
    if (!before) return;
    for (const row of rows) {
      const name = otherPartyName(row, side);
      const at = momentTime(new Date(row.time), i18n.locale, { now: new Date(), timeZone: zone });
      const earlier =
        row.previousTime &&
        momentTime(new Date(row.previousTime), i18n.locale, { now: new Date(), timeZone: zone });
      const was = before.get(row.id);
      // Rows that another filter brings along are older than what was known.
      const isNew = was === undefined && row.createdAt > since && row.bookedByType === other;
      if (isNew)
        toast(earlier ? t`${name} moved the interview from ${earlier} to ${at}` : t`${name} booked ${at}`);
      const isOff = was !== undefined && was !== row.status && row.status === "canceled";
      if (isOff && row.canceledByType === other && !row.rescheduledTo)
        toast(t`${name} canceled the interview on ${at}`);
    }
  }, [side, rows, zone, t, i18n]);
}

/** The week at a glance: seven columns, on a phone one day below the other; interviews open in place. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { useState } from "react";

import { plusDays } from "#platform/web/i18n/calendar-days.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { useDayRange } from "../availability/use-day-range.ts";
import { InterviewCard } from "../interview-card.tsx";
import { otherPartyName } from "../interview-record.ts";
import { EmployerActions } from "./employer-actions.tsx";
import { ExpiresIn } from "./expires-in.tsx";
import { useInterviewWeek } from "./use-interview-week.ts";
import { WeekColumn } from "./week-column.tsx";
import classes from "./week-view.module.css";

export function WeekView() {
  const { t } = useLingui();
  const range = useDayRange();
  const week = useInterviewWeek();
  const { query, first, last, show, today, zone, now } = week;
  const [openId, setOpenId] = useState<string | null>(null);
  const isThisWeek = first <= today && today <= last;
  const text = range(first, last);
  const open = query.data?.flatMap(({ interviews }) => interviews).find(({ id }) => id === openId);
  return (
    <Stack as="section" gap={12} aria-label={t`Week of ${text}`}>
      <Row gap={4}>
        <IconButton
          label={t`Previous week`}
          icon={IconChevronLeft}
          onClick={() => show(plusDays(first, -7))}
        />
        <IconButton label={t`Next week`} icon={IconChevronRight} onClick={() => show(plusDays(first, 7))} />
        <h2 className={`h3 ${classes.range}`} aria-live="polite">
          {text}
        </h2>
        {!isThisWeek && (
          <Button variant="outline" size="small" onClick={() => show(null)}>
            <Trans>This week</Trans>
          </Button>
        )}
      </Row>
      <Loaded
        query={query}
        failure={t`We couldn't load this week.`}
        skeleton={<SkeletonRows count={3} height={120} />}
      >
        {(days) => (
          <div role="group" aria-label={t`Days`} className={classes.week} onKeyDown={walkByArrows}>
            {days.map((day) => (
              <WeekColumn key={day.day} day={day} zone={zone} today={today} now={now} open={setOpenId} />
            ))}
          </div>
        )}
      </Loaded>
      {open && (
        <Dialog isOpen size="medium" title={otherPartyName(open, "employer")} onClose={() => setOpenId(null)}>
          <InterviewCard
            interview={open}
            side="employer"
            isPlain
            marks={<ExpiresIn interview={open} now={now} />}
          >
            <EmployerActions interview={open} now={now} />
          </InterviewCard>
        </Dialog>
      )}
    </Stack>
  );
}

/** ↑ and ↓ go through the interviews of a day, ← and → to the next day that has some. */
function walkByArrows(event: React.KeyboardEvent<HTMLElement>) {
  const columns = [...event.currentTarget.children]
    .map((column) => [...column.querySelectorAll<HTMLElement>("button")])
    .filter((buttons) => buttons.length > 0);
  const x = columns.findIndex((buttons) => buttons.some((one) => one === document.activeElement));
  if (x < 0) return;
  const y = columns[x]!.findIndex((one) => one === document.activeElement);
  const next = {
    ArrowUp: columns[x]![y - 1],
    ArrowDown: columns[x]![y + 1],
    ArrowLeft: columns[x - 1]?.[0],
    ArrowRight: columns[x + 1]?.[0],
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

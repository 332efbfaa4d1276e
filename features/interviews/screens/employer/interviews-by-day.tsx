/** Interviews under the day they take place on: "Today", "Tomorrow", "Tuesday, March 4". */
import { useLingui } from "@lingui/react/macro";

import { dayIn, dayName, plusDays, type Day } from "#platform/web/i18n/calendar-days.ts";
import { EmployerActions } from "./employer-actions.tsx";
import { ExpiresIn } from "./expires-in.tsx";
import type { EmployerInterviews } from "./use-employer-interviews.ts";
import { useHolidayOn } from "../holiday-labels.ts";
import { InterviewCard } from "../interview-card.tsx";
import type { InterviewRecord } from "../interview-record.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

interface EmployerDaysProps {
  interviews: readonly InterviewRecord[];
  list: Pick<EmployerInterviews, "zone" | "today" | "now">;
}

export function InterviewsByDay({ interviews, list: { zone, today, now } }: EmployerDaysProps) {
  const { t, i18n } = useLingui();
  const holidayOn = useHolidayOn();
  const days = Map.groupBy(interviews, ({ time }) => dayIn(time, zone));
  const nameOf = (day: Day) => {
    if (day === today) return t`Today`;
    if (day === plusDays(today, 1)) return t`Tomorrow`;
    if (day === plusDays(today, -1)) return t`Yesterday`;
    return dayName(day, i18n.locale, today);
  };
  return (
    <Stack gap={24}>
      {[...days].map(([day, rows]) => (
        <Stack as="section" gap={12} key={day} aria-label={nameOf(day)}>
          <Cluster gap={[0, 8]} align="baseline">
            <h3>{nameOf(day)}</h3>
            {holidayOn(day) && <span className="small muted">{holidayOn(day)}</span>}
          </Cluster>
          {rows.map((interview) => (
            <InterviewCard
              key={interview.id}
              interview={interview}
              side="employer"
              marks={<ExpiresIn interview={interview} now={now} />}
            >
              <EmployerActions interview={interview} now={now} />
            </InterviewCard>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

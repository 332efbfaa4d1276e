/** What is coming: the next interview large on top, the others by day. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { dayIn, dayName, plusDays, type Day } from "#platform/web/i18n/calendar-days.ts";
import { useTimeZone } from "#platform/web/i18n/time-zone.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./educator-interviews.module.css";
import { EducatorActions } from "./educator-actions.tsx";
import { InterviewCard } from "../interview-card.tsx";
import type { InterviewRecord } from "../interview-record.ts";
import type { useEducatorInterviews } from "./use-educator-interviews.ts";

type Interviews = ReturnType<typeof useEducatorInterviews>;

export function EducatorUpcoming({ upcoming, counts, now }: Interviews) {
  const { t } = useLingui();
  return (
    <Loaded
      query={upcoming}
      failure={t`We couldn't load your interviews.`}
      empty={<Nothing counts={counts} />}
      skeleton={<SkeletonRows count={3} height={168} />}
    >
      {(interviews) => <ByDay interviews={interviews} now={now} />}
    </Loaded>
  );
}

function ByDay({ interviews, now }: { interviews: readonly InterviewRecord[]; now: Date }) {
  const { t, i18n } = useLingui();
  const [zone] = useTimeZone();
  const next = interviews[0];
  const rest = interviews.filter((one) => one !== next);
  const days = [...new Set(rest.map(({ time }) => dayIn(time, zone)))];
  const today = dayIn(now, zone);
  const nameOf = (day: Day) =>
    day === today ? t`Today` : day === plusDays(today, 1) ? t`Tomorrow` : dayName(day, i18n.locale, today);
  return (
    <Stack gap={24} className={classes.groups}>
      {next && (
        <Stack as="section" gap={12} className={classes.group} aria-label={t`Next interview`}>
          <h2 className="h3">
            <Trans>Next interview</Trans>
          </h2>
          <InterviewCard interview={next} side="educator" isLarge>
            <EducatorActions interview={next} now={now} isPrimary />
          </InterviewCard>
        </Stack>
      )}
      {days.map((day) => (
        <Stack as="section" gap={12} key={day} className={classes.group} aria-label={nameOf(day)}>
          <h2 className="h3">{nameOf(day)}</h2>
          {rest
            .filter(({ time }) => dayIn(time, zone) === day)
            .map((interview) => (
              <InterviewCard key={interview.id} interview={interview} side="educator">
                <EducatorActions interview={interview} now={now} />
              </InterviewCard>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Nothing({ counts }: Pick<Interviews, "counts">) {
  const { t } = useLingui();
  const invitations = counts.invitations ?? 0;
  if (invitations > 0)
    return (
      <EmptyState
        title={
          <Plural
            value={invitations}
            one="You have # invitation. Pick a time that suits you."
            other="You have # invitations. Pick times that suit you."
          />
        }
        action={
          <Button as={Link} to="?tab=invitations">
            <Trans>See invitations</Trans>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={
        counts.past
          ? t`Nothing is coming up. Employers invite you after they read your profile.`
          : t`No interviews yet. Employers invite you after they read your profile.`
      }
      action={
        <Button as={Link} to={pages.profile}>
          <Trans>Complete profile</Trans>
        </Button>
      }
    />
  );
}

/** "These interviews lie outside": changed hours cancel nothing, and the host sees that before saving. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { fullName } from "#features/accounts/full-name.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { TimeRangeText } from "#platform/web/ui/data/time-text.tsx";
import type { UpcomingInterview } from "./use-interviews-outside.ts";
import classes from "./availability.module.css";

interface KeepInterviewsProps {
  interviews: readonly UpcomingInterview[];
  timeZone: string;
  keep: () => void;
  goBack: () => void;
}

export function OutsideInterviews({ interviews, timeZone, keep, goBack }: KeepInterviewsProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={interviews.length > 0}
      title={t`Interviews outside your new times`}
      onClose={goBack}
      footer={
        <>
          <Button variant="outline" onClick={goBack}>
            <Trans>Change times</Trans>
          </Button>
          <Button data-autofocus onClick={keep}>
            <Trans>Keep interviews</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={interviews.length}
          one="This interview stays as agreed. Cancel or reschedule it under Upcoming if it can't take place."
          other="These # interviews stay as agreed. Cancel or reschedule them under Upcoming if they can't take place."
        />
      </p>
      <ul className={classes.outside}>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <strong>{fullName(interview.userProfile ?? {})}</strong>
            <br />
            <TimeRangeText at={interview.time} minutes={interview.duration} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** "Educators can't book yet": usual hours in one press, while the invitation stays as it is. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useReplaceHours, useWeeklyHours, type Hours } from "../availability/use-weekly-hours.ts";
import { WeekPresets } from "../availability/week-presets.tsx";
import { useEventTypes } from "../event-types/use-event-types.ts";
import classes from "./invite.module.css";

/** `typeId` is the chosen type; a teammate's hours are the teammate's. */
export function UsualHours({ typeId }: { typeId: string }) {
  const { t } = useLingui();
  const { employerProfileId } = useSession();
  const { query } = useEventTypes();
  const hours = useWeeklyHours();
  const replace = useReplaceHours();
  const type = query.data?.find(({ id }) => id === typeId);
  if (hours.data?.length !== 0 || (type && type.employerProfileId !== employerProfileId)) return null;
  const choose = (slots: readonly Hours[]) =>
    replace.run(slots).then(() => toast(t`Educators can book you now`), couldNotSave);
  return (
    <section className={classes.missing} aria-label={t`Availability`}>
      <p>
        <strong>
          <Trans>Educators can't book yet</Trans>
        </strong>
      </p>
      <p className="small">
        <Trans>Say when you can meet. You can set exact times later under Availability.</Trans>
      </p>
      <WeekPresets choose={(slots) => void choose(slots)} isBusy={replace.isRunning} />
    </section>
  );
}

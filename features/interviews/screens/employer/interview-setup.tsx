/** The first two minutes: when you can meet, how you meet. Each is one press or one short dialog; gone once both are done. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircle from "~icons/tabler/circle";
import IconCircleCheck from "~icons/tabler/circle-check";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useReplaceHours, useWeeklyHours, type Hours } from "../availability/use-weekly-hours.ts";
import { WeekPresets } from "../availability/week-presets.tsx";
import { useEventTypes } from "../event-types/use-event-types.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-interviews.module.css";

const EditEventTypeDialog = lazyPart(() =>
  import("../event-types/edit-event-type-dialog.tsx").then((module) => module.EditEventTypeDialog),
);

/** Null while it is not known, or once nothing is missing. */
export function useSetup() {
  const hours = useWeeklyHours();
  const { own } = useEventTypes();
  if (!hours.data || !own) return null;
  const hasHours = hours.data.length > 0;
  const hasType = own.some(({ active }) => active);
  return hasHours && hasType ? null : { hasHours, hasType };
}

export function InterviewSetup({ hasHours, hasType }: NonNullable<ReturnType<typeof useSetup>>) {
  return (
    <Stack as="section" gap={12} className={classes.setup} aria-labelledby="interview-setup">
      <h2 id="interview-setup">
        <Trans>Educators can't book yet</Trans>
      </h2>
      <p>
        <Trans>Two steps, and educators pick a time by themselves. No more phone tag.</Trans>
      </p>
      <ol>
        <SetHours isDone={hasHours} />
        <MakeType isDone={hasType} isNext={hasHours} />
      </ol>
    </Stack>
  );
}

function SetHours({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const replace = useReplaceHours();
  const choose = (slots: readonly Hours[]) =>
    replace.run(slots).then(() => toast(t`Availability saved`), couldNotSave);
  return (
    <Step isDone={isDone} title={t`Say when you can meet`}>
      <WeekPresets isBusy={replace.isRunning} choose={(slots) => void choose(slots)} />
      <Button as={Link} to={pages.employerAvailability}>
        <Trans>Set availability</Trans>
      </Button>
    </Step>
  );
}

function MakeType({ isDone, isNext }: { isDone: boolean; isNext: boolean }) {
  const { t } = useLingui();
  const [isMaking, setMaking] = useState(false);
  return (
    <Step isDone={isDone} title={t`Say how you meet: a video call, a phone call or a visit`}>
      <Button variant={isNext ? "filled" : "outline"} onClick={() => setMaking(true)}>
        <Trans>New interview type</Trans>
      </Button>
      <Suspense>{isMaking && <EditEventTypeDialog type={null} close={() => setMaking(false)} />}</Suspense>
    </Step>
  );
}

interface StepProps {
  isDone: boolean;
  title: string;
  children: React.ReactNode;
}

function Step({ isDone, title, children }: StepProps) {
  const { t } = useLingui();
  const Icon = isDone ? IconCircleCheck : IconCircle;
  return (
    <Grid
      as="li"
      columns="24px minmax(0, 1fr)"
      gap={12}
      className={classes.step}
      data-done={isDone || undefined}
    >
      <Icon size={24} role="img" aria-label={isDone ? t`Done` : t`To do`} />
      <Stack gap={10}>
        <h3>{title}</h3>
        {!isDone && (
          <Cluster gap={8} align="stretch">
            {children}
          </Cluster>
        )}
      </Stack>
    </Grid>
  );
}

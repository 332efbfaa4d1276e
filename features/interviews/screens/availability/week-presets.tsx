/** A first week in one press: "Weekdays, 9:00 AM–5:00 PM" and others like it. */
import { keysOf } from "#platform/shared/literals.ts";
import { useLingui } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { presets, type Hours, type Preset } from "./use-weekly-hours.ts";
import { useTimeText } from "./use-time-text.ts";

interface AvailabilityPresetsProps {
  choose: (hours: readonly Hours[]) => void;
  isBusy?: boolean;
}

export function WeekPresets({ choose, isBusy }: AvailabilityPresetsProps) {
  const { t } = useLingui();
  const clock = useTimeText();
  const names: Record<Preset, (times: string) => string> = {
    weekdays: (times) => t`Weekdays, ${times}`,
    afternoons: (times) => t`Weekdays at nap time, ${times}`,
    evenings: (times) => t`Weekday evenings, ${times}`,
  };
  return (
    <Cluster gap={8} align="stretch" role="group" aria-label={t`Usual hours`}>
      {keysOf(presets).map((preset) => {
        const { startTime, endTime } = presets[preset][0]!;
        return (
          <Button
            key={preset}
            variant="outline"
            aria-busy={isBusy}
            onClick={() => !isBusy && choose(presets[preset])}
          >
            {names[preset](`${clock(startTime)}–${clock(endTime)}`)}
          </Button>
        );
      })}
    </Cluster>
  );
}

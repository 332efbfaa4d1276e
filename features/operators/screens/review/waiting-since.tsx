/** Since when a row of a queue waits, and whether it is late. */
import { Trans } from "@lingui/react/macro";

import { useNow } from "#platform/web/hooks/use-now.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import type { Waiting } from "./waiting.ts";

export function WaitingSince({ row: { since, dueAt } }: { row: Waiting }) {
  const now = useNow(60_000);
  const isLate = now !== null && new Date(dueAt) < new Date(now);
  return (
    <span className="tiny muted">
      <Trans>
        since <TimeText at={since} />
      </Trans>{" "}
      {isLate && (
        <Pill tone="danger">
          <Trans>Late</Trans>
        </Pill>
      )}
    </span>
  );
}

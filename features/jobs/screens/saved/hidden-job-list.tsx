/** Below the saved searches: what the educator hides, and the way to see it again. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { useHiddenJobs, useShowAgain, type HiddenJobRecord } from "./use-hidden-jobs.ts";

export function HiddenJobList() {
  const { data = [] } = useHiddenJobs();
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby="hidden-jobs">
      <h3 id="hidden-jobs">
        <Trans>Hidden from you</Trans>
      </h3>
      <Stack as="ul" gap={4}>
        {data.map((hidden) => (
          <li key={hidden.id}>
            <HiddenRow hidden={hidden} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function HiddenRow({ hidden }: { hidden: HiddenJobRecord }) {
  const { t } = useLingui();
  const showAgain = useShowAgain();
  const { name } = hidden;
  return (
    <Row gap={8} justify="between">
      <span>{hidden.employerId ? <Trans>All jobs of {name}</Trans> : name}</span>
      <Button
        variant="subtle"
        size="small"
        aria-label={t`Show again: ${name}`}
        onClick={() => void showAgain(hidden)}
      >
        <Trans>Show again</Trans>
      </Button>
    </Row>
  );
}

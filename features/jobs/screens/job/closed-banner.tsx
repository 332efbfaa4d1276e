/** Says that a job accepts no applications: no more, or not while it is paused. */
import { Trans } from "@lingui/react/macro";

import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./closed-banner.module.css";

export const ClosedBanner = ({ isPaused = false }: { isPaused?: boolean }) => (
  <Stack as="p" role="status" padding={16} surface="warning" className={`warn strong ${classes.banner}`}>
    {isPaused ? <Trans>Paused for now</Trans> : <Trans>This job is no longer accepting applications</Trans>}
  </Stack>
);

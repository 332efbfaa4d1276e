/** Says that a job accepts no applications, and why as far as it may be said: no more, or not while it is paused. */
import { Trans } from "@lingui/react/macro";

import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./closed-banner.module.css";
import type { PublicCloseReason } from "./similar-jobs.tsx";

interface ClosedBannerProps {
  isPaused?: boolean;
  because?: PublicCloseReason | null | undefined;
}

export const ClosedBanner = ({ isPaused = false, because = null }: ClosedBannerProps) => (
  <Stack as="p" role="status" padding={16} surface="warning" className={`warn strong ${classes.banner}`}>
    {isPaused ? (
      <Trans>Paused for now</Trans>
    ) : because === "filled" ? (
      <Trans>This job is filled</Trans>
    ) : because === "expired" ? (
      <Trans>This ad has run out</Trans>
    ) : (
      <Trans>This job is no longer accepting applications</Trans>
    )}
  </Stack>
);

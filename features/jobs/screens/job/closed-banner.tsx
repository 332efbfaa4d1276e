/** Says that a job accepts no more applications. */
import { Trans } from "@lingui/react/macro";

import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./closed-banner.module.css";

export const ClosedBanner = () => (
  <Stack as="p" role="status" padding={16} surface="warning" className={`warn strong ${classes.banner}`}>
    <Trans>This job is no longer accepting applications</Trans>
  </Stack>
);

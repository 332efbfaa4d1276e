/** Says that a job accepts no more applications. */
import { Trans } from "@lingui/react/macro";

import classes from "./closed-banner.module.css";

export const ClosedBanner = () => (
  <p role="status" className={classes.banner}>
    <Trans>This job is no longer accepting applications</Trans>
  </p>
);

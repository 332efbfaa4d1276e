/** Why an SMS switch is disabled, and where to enable SMS. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";

export const SmsOffHint = () => (
  <Trans>
    Text messages are off for your account.{" "}
    <Link to={`${pages.employerOwnSettings}#notifications`}>Switch them on first</Link>
  </Trans>
);

/** Why an SMS switch is disabled, and where to enable SMS. */
import { Trans } from "@lingui/react/macro";

export const SmsOffHint = () => (
  <Trans>
    Text messages are off for your account. <a href="#notifications">Switch them on first</a>
  </Trans>
);

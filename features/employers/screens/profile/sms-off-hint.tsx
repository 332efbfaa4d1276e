/** Why a switch for texts cannot be used, and where it is mended. */
import { Trans } from "@lingui/react/macro";

export const TextsAreOff = () => (
  <Trans>
    Text messages are off for your account. <a href="#notifications">Switch them on first</a>
  </Trans>
);

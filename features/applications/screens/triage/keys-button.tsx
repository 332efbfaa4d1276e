/** For those who have a keyboard: what its keys do here. */
import { useLingui } from "@lingui/react/macro";
import { IconKeyboard } from "@tabler/icons-react";

import classes from "./triage.module.css";

export function KeysButton({ show }: { show: () => void }) {
  const { t } = useLingui();
  const name = t`Keyboard shortcuts`;
  return (
    <button
      type="button"
      className={classes.opener}
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={show}
    >
      <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Every key of the list or the board, with what it does. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Dialog } from "#platform/web/ui/dialog.tsx";
import classes from "./triage.module.css";
import { boardKeyLines, listKeyLines } from "./triage-keys.ts";

interface KeysDialogProps {
  of: "list" | "board";
  close: () => void;
}

export function KeysDialog({ of, close }: KeysDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog isOpen title={t`Keyboard shortcuts`} onClose={close}>
      <p className="muted">
        <Trans>They work while an applicant of the list has the focus, never while you type.</Trans>
      </p>
      <dl className={classes.keys}>
        {(of === "board" ? boardKeyLines : listKeyLines).map(({ keys, means }) => (
          <div key={keys[0]}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{i18n._(means)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

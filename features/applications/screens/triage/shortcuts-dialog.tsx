/** Dialog with the keyboard shortcuts of the list or the board. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./triage.module.css";
import { boardShortcuts, listShortcuts } from "./triage-keys.ts";

interface ShortcutsDialogProps {
  view: "list" | "board";
  close: () => void;
}

export function ShortcutsDialog({ view, close }: ShortcutsDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog isOpen title={t`Keyboard shortcuts`} onClose={close}>
      <p className="muted">
        {view === "list" ? (
          <Trans>They work on the whole page, never while you type.</Trans>
        ) : (
          <Trans>They work while an applicant has the focus, never while you type.</Trans>
        )}
      </p>
      <Stack as="dl" className={classes.keys}>
        {(view === "board" ? boardShortcuts : listShortcuts).map(({ keys, means }) => (
          <div key={keys[0]}>
            <Cluster as="dt" gap={6}>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </Cluster>
            <dd>{i18n._(means)}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}

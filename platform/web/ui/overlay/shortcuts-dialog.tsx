/** Dialog that lists keyboard shortcuts. */
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";

import { Cluster, Stack } from "../layout/stack.tsx";
import { Dialog } from "./dialog.tsx";
import classes from "./shortcuts-dialog.module.css";

export interface Shortcut {
  keys: readonly string[];
  means: MessageDescriptor;
}

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[];
  /** Where they work. */
  note: string;
  close: () => void;
}

export function ShortcutsDialog({ shortcuts, note, close }: ShortcutsDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog isOpen title={t`Keyboard shortcuts`} onClose={close}>
      <p className="muted">{note}</p>
      <Stack as="dl" className={classes.keys}>
        {shortcuts.map(({ keys, means }) => (
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

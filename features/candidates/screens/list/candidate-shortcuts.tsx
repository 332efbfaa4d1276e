/** The keyboard shortcuts of the list of educators. */
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { type Shortcut, ShortcutsDialog } from "#platform/web/ui/overlay/shortcuts-dialog.tsx";

const shortcuts: readonly Shortcut[] = [
  { keys: ["J", "↓"], means: msg`Next educator` },
  { keys: ["K", "↑"], means: msg`Previous educator` },
  { keys: ["Enter"], means: msg`Open the educator` },
  { keys: ["M"], means: msg`Write a message` },
  { keys: ["L"], means: msg`Like, or take the like back` },
  { keys: ["X"], means: msg`Select` },
  { keys: ["Shift ↑", "Shift ↓"], means: msg`Select several in a row` },
  { keys: ["?"], means: msg`Show these keys` },
];

export function CandidateShortcuts({ close }: { close: () => void }) {
  const { t } = useLingui();
  return (
    <ShortcutsDialog
      shortcuts={shortcuts}
      note={t`They work on the whole page, never while you type.`}
      close={close}
    />
  );
}

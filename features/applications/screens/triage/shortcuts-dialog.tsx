/** The keyboard shortcuts of the list or the board. */
import { useLingui } from "@lingui/react/macro";

import { ShortcutsDialog as Shortcuts } from "#platform/web/ui/overlay/shortcuts-dialog.tsx";
import { boardShortcuts, listShortcuts } from "./triage-keys.ts";

interface ShortcutsDialogProps {
  view: "list" | "board";
  close: () => void;
}

export function ShortcutsDialog({ view, close }: ShortcutsDialogProps) {
  const { t } = useLingui();
  return (
    <Shortcuts
      shortcuts={view === "board" ? boardShortcuts : listShortcuts}
      note={
        view === "list"
          ? t`They work on the whole page, never while you type.`
          : t`They work while an applicant has the focus, never while you type.`
      }
      close={close}
    />
  );
}

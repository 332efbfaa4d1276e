/** Button that opens the list of keyboard shortcuts. */
import { useLingui } from "@lingui/react/macro";
import IconKeyboard from "~icons/tabler/keyboard";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "#platform/web/ui/overlay/shortcuts-dialog.module.css";

const ShortcutsDialog = lazyPart(() =>
  import("./shortcuts-dialog.tsx").then((module) => module.ShortcutsDialog),
);

export function ShortcutsButton({ view }: { view: "list" | "board" }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const name = t`Keyboard shortcuts`;
  return (
    <>
      <IconButton
        label={name}
        icon={IconKeyboard}
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <ShortcutsDialog view={view} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}

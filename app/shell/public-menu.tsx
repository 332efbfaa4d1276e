/** On small screens: everything of the guest's header in one full-height dialog. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconMenu2 from "~icons/tabler/menu-2";
import { useState } from "react";
import { NavLink } from "react-router";

import { pages } from "#features/paths.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { PublicLinks } from "./public-links.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import iconButton from "#platform/web/ui/form/icon-button.module.css";
import classes from "./shell.module.css";

export function PublicMenu() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={`${iconButton.button} ${classes.menuButton}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 />
        <span>
          <Trans>Menu</Trans>
        </span>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Menu`}>
        <Stack as="nav" gap={2} aria-label={t`Main`}>
          <PublicLinks className={classes.stackLink} onNavigate={close} />
          <NavLink to={pages.login} className={classes.stackLink} onClick={close}>
            <Trans>Log in</Trans>
          </NavLink>
          <NavLink to={pages.signUp} className={classes.stackLink} onClick={close}>
            <Trans>Sign up</Trans>
          </NavLink>
          <HelpLinks className={classes.stackLink} />
        </Stack>
      </Dialog>
    </>
  );
}

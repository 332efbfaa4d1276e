/** On small screens: everything of the guest's header in one full-height dialog. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { NavLink } from "react-router";

import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { PublicLinks } from "./public-links.tsx";
import classes from "./shell.module.css";

export function PublicMenu() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={classes.menuButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Trans>Menu</Trans>
        </span>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Menu`}>
        <nav aria-label={t`Main`} className={classes.stack}>
          <PublicLinks className={classes.stackLink} onGo={close} />
          <NavLink to="/login" className={classes.stackLink} onClick={close}>
            <Trans>Log in</Trans>
          </NavLink>
          <NavLink to="/sign_up" className={classes.stackLink} onClick={close}>
            <Trans>Sign up</Trans>
          </NavLink>
          <HelpLinks className={classes.stackLink} />
        </nav>
      </Dialog>
    </>
  );
}

/** The five main links on a small screen, always with their labels. Hidden while the on-screen keyboard is open. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { useEffect, useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { EmployerMore } from "./employer-more-sheet.tsx";
import { NavEntry } from "./nav-link.tsx";
import { educatorBottom, employerBottom } from "./navigation.ts";
import classes from "./shell.module.css";

export function BottomBar() {
  const { t } = useLingui();
  const { userType, status } = useSession();
  const [isMoreOpen, setMore] = useState(false);
  const isTyping = useKeyboardOpen();
  const isPerson = userType === "educator" || userType === "employer";
  // Its place is kept from the first paint, for those who will have it.
  if (status === "unknown") return <div data-bottom-room data-shell className={classes.bottom} />;
  if (!isPerson || status === "signed-out" || isTyping) return null;
  const entries = userType === "educator" ? educatorBottom : employerBottom;
  return (
    <nav aria-label={t`Bottom`} data-region data-shell className={classes.bottom}>
      {entries.map((entry) => (
        <NavEntry key={entry.to} entry={entry} className={classes.bottomLink} hasIcon />
      ))}
      {userType === "employer" && (
        <button
          type="button"
          className={classes.bottomLink}
          aria-haspopup="dialog"
          onClick={() => setMore(true)}
        >
          <IconDots />
          <span>
            <Trans>More</Trans>
          </span>
        </button>
      )}
      <EmployerMore isOpen={isMoreOpen} close={() => setMore(false)} />
    </nav>
  );
}

/** The visual viewport is much lower than the window only while a keyboard covers it. */
function useKeyboardOpen() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => setOpen(view.height < window.innerHeight * 0.75);
    view.addEventListener("resize", update);
    return () => view.removeEventListener("resize", update);
  }, []);
  return isOpen;
}

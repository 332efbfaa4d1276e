/** The employer's navigation at the left; it collapses to icons, and the choice is stored. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconChevronsLeft from "~icons/tabler/chevrons-left";
import IconChevronsRight from "~icons/tabler/chevrons-right";

import { useStored } from "#platform/web/hooks/use-stored.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { NavEntry } from "./nav-link.tsx";
import { employerRail } from "./navigation.ts";
import classes from "./shell.module.css";

export function EmployerRail() {
  const { t } = useLingui();
  const [rail, setRail] = useStored("rail");
  const isSmall = rail === "small";
  const employer = useCurrentEmployerProfile()?.employer;
  const toggle = () => setRail(isSmall ? null : "small");
  return (
    <nav
      aria-label={t`Main`}
      data-region
      data-shell
      className={classes.rail}
      data-small={isSmall || undefined}
    >
      {employerRail(!!employer?.hiringHero).map((entry) => (
        <NavEntry key={entry.to} entry={entry} className={classes.railLink} hasIcon isSmall={isSmall} />
      ))}
      <button type="button" className={classes.railToggle} aria-expanded={!isSmall} onClick={toggle}>
        {isSmall ? <IconChevronsRight /> : <IconChevronsLeft />}
        <span className={isSmall ? "visually-hidden" : undefined}>
          {isSmall ? <Trans>Expand the menu</Trans> : <Trans>Collapse the menu</Trans>}
        </span>
      </button>
    </nav>
  );
}

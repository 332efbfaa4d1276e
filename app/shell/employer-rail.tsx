/** The employer's navigation at the left; it collapses to icons and stays as it was left. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronsLeft, IconChevronsRight } from "@tabler/icons-react";

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
        {isSmall ? (
          <IconChevronsRight size={20} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconChevronsLeft size={20} stroke={1.75} aria-hidden="true" />
        )}
        <span className={isSmall ? "visually-hidden" : undefined}>
          {isSmall ? <Trans>Show names</Trans> : <Trans>Hide names</Trans>}
        </span>
      </button>
    </nav>
  );
}

/** How many houses there are, of how many the plan carries; and what to do where it carries no more. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import type { PlanUsage } from "../../../plan-usage.ts";
import classes from "./locations.module.css";

export function Room({ plan: { locationLimit, name }, used }: { plan: PlanUsage; used: number }) {
  if (locationLimit === null || name === null)
    return (
      <p className="small muted">
        <Plural value={used} one="# location" other="# locations" />
      </p>
    );
  return (
    <p className="small muted">
      <Trans>
        {used} of {locationLimit} locations in your plan, {name}
      </Trans>
    </p>
  );
}

export const NoRoom = () => (
  <p className={classes.full}>
    <Trans>
      Your plan has no room for another location. <Link to={pages.plans}>See plans</Link>
    </Trans>
  </p>
);

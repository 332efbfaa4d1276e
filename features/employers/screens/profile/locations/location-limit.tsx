/** How many locations are used of those in the plan, and what to do at the limit. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import type { PlanUsage } from "../../../plan-usage.ts";
import classes from "./locations.module.css";

export function LocationLimit({ plan: { locationLimit, name }, used }: { plan: PlanUsage; used: number }) {
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

export const LocationLimitReached = () => (
  <p className={classes.full}>
    <Trans>
      Your plan has no room for another location. <Link to={pages.plans}>See plans</Link>
    </Trans>
  </p>
);

/** "3 of 25 active jobs": how much of the plan is used, and a link to upgrade if it is full. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { isFull, type PlanUsage } from "#features/employers/plan-usage.ts";
import { pages } from "#features/paths.ts";
import classes from "./employer-job-list.module.css";

export function PlanUsageLine({ plan }: { plan: PlanUsage }) {
  const { activeJobListings: used, activeJobListingLimit: limit } = plan;
  return (
    <p className={classes.usage}>
      {limit === null ? (
        <Plural value={used} one="# active job" other="# active jobs" />
      ) : (
        <Trans>
          {used} of {limit} active jobs
        </Trans>
      )}
      {isFull(used, limit) && (
        <>
          {" · "}
          <Link to={pages.plans}>
            <Trans>See plans</Trans>
          </Link>
        </>
      )}
    </p>
  );
}

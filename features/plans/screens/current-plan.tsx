/** The plan an employer is on, and how much of it is used. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { isFull, type PlanUsage } from "#features/employers/plan-usage.ts";
import { pages } from "#features/paths.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./plans.module.css";

export function CurrentPlan({ usage }: { usage: PlanUsage }) {
  const { t } = useLingui();
  const { name, trial, activeJobListings, activeJobListingLimit, locations, locationLimit } = usage;
  return (
    <Stack as="section" gap={12} aria-labelledby="your-plan" surface="card" padding={20}>
      <div className={classes.head}>
        <h2 id="your-plan">{name ?? <Trans>No limits</Trans>}</h2>
        {name && trial && (
          <Pill tone="primary">
            <Trans>Trial</Trans>
          </Pill>
        )}
      </div>
      {trial && (
        <p className="muted">
          <Trans>
            Every program is on this trial until plans can be bought. It costs nothing and needs no card.
          </Trans>
        </p>
      )}
      <Stack as="dl" gap={16} className={classes.usage}>
        <Used
          label={t`Active jobs`}
          used={activeJobListings}
          limit={activeJobListingLimit}
          to={pages.employerJobs}
        />
        <Used label={t`Locations`} used={locations} limit={locationLimit} to={pages.employerLocations} />
      </Stack>
    </Stack>
  );
}

interface UsedProps {
  label: string;
  used: number;
  limit: number | null;
  to: string;
}

function Used({ label, used, limit, to }: UsedProps) {
  return (
    <div data-full={isFull(used, limit) || undefined}>
      <dt>
        <Link to={to}>{label}</Link>
      </dt>
      <dd>
        {limit === null ? (
          <Trans>{used}, with no limit</Trans>
        ) : (
          <>
            <Trans>
              {used} of {limit}
            </Trans>
            <progress value={Math.min(used, limit)} max={Math.max(limit, 1)} aria-label={label} />
          </>
        )}
      </dd>
    </div>
  );
}

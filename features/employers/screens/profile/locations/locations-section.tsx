/** The locations of a program with their notification switches, and the limit of the plan. */
import { Trans, useLingui, Plural } from "@lingui/react/macro";
import IconPlus from "~icons/tabler/plus";
import { useEffect, useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Location } from "../../../location.ts";
import { isFull, type PlanUsage } from "../../../plan-usage.ts";
import type { EmployerProfileView } from "../use-employer-profile.ts";
import { LocationCard } from "./location-card.tsx";
import { LocationForm } from "./location.form.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./locations.module.css";
import { useLocationNotifications } from "./use-location-notifications.ts";
import { Link } from "react-router";
import { pages } from "#features/paths.ts";

const pageSize = 25;

export function LocationsSection({ own }: { own: EmployerProfileView }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const query = useCollection(Location, { sort: "createdAt", size: pageSize, page });
  const alerts = useLocationNotifications(own.profile.id, query.data);
  const plan = own.employer.meta?.plan;
  const isOnly = query.total === 1;
  return (
    <Stack gap={16} align="start" className={classes.locations}>
      <Loaded
        query={query}
        failure={t`We couldn't load your locations.`}
        empty={
          <p className="muted">
            <Trans>Add the place educators will work.</Trans>
          </p>
        }
      >
        {(locations) => (
          <>
            {plan && <LocationLimit plan={plan} used={query.total} />}
            <Stack as="ul" gap={12} className={classes.list}>
              {locations.map((location) => (
                <LocationCard key={location.id} location={location} alerts={alerts} isOnly={isOnly} />
              ))}
            </Stack>
            {query.pages > 1 && <Pages page={page} pages={query.pages} show={setPage} />}
          </>
        )}
      </Loaded>
      {plan && isFull(query.total, plan.locationLimit) ? <LocationLimitReached /> : <Add />}
    </Stack>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  show: (page: number) => void;
}

/** Not in the address: this list is one part of a page. */
const Pages = ({ page, pages, show }: PagesProps) => (
  <Row gap={[8, 16]}>
    <Button variant="outline" size="small" disabled={page === 1} onClick={() => show(page - 1)}>
      <Trans>Previous</Trans>
    </Button>
    <span className="small muted">
      <Trans>
        Page {page} of {pages}
      </Trans>
    </span>
    <Button variant="outline" size="small" disabled={page === pages} onClick={() => show(page + 1)}>
      <Trans>Next</Trans>
    </Button>
  </Row>
);

function Add() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <LocationForm location={null} close={() => setOpen(false)} />;
  return (
    <Button ref={opener} variant="outline" leftSection={<IconPlus size={18} />} onClick={() => setOpen(true)}>
      <Trans>Add a location</Trans>
    </Button>
  );
}

/** How many locations are used of those in the plan, and what to do at the limit. */
function LocationLimit({ plan: { locationLimit, name }, used }: { plan: PlanUsage; used: number }) {
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

const LocationLimitReached = () => (
  <p className={classes.full}>
    <Trans>
      Your plan has no room for another location. <Link to={pages.plans}>See plans</Link>
    </Trans>
  </p>
);

/** Says that the search looks around the educator's own place, with "Everywhere" as a plain choice, and the way back. */
import { Plural, Trans } from "@lingui/react/macro";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-list.module.css";
import { isAroundOwnPlace } from "./job-search.ts";
import type { JobSearchState } from "./use-job-search.ts";

export function OwnPlaceLine({ state: { own, criteria, setFilters } }: { state: JobSearchState }) {
  const { status } = useSession();
  const { zipCode, isUsed } = own;
  const isAwaited = status === "unknown" || !own.isKnown;
  // Its place is kept, so that the list does not move under a finger.
  if (isAwaited && isAroundOwnPlace(criteria)) return <div data-educator-room className={classes.ownPlace} />;
  if (!zipCode || !(isUsed || criteria.isEverywhere)) return null;
  const miles = criteria.radiusInMiles;
  return (
    <Cluster as="p" gap={8} align="center" className={`small ${classes.ownPlace}`}>
      {isUsed ? (
        <Trans>
          Within <Plural value={miles} one="# mile" other="# miles" /> of {zipCode}
        </Trans>
      ) : (
        <Trans>Jobs everywhere</Trans>
      )}
      <Button
        variant="subtle"
        size="small"
        onClick={() =>
          setFilters(
            isUsed ? { address: null, radiusInMiles: null } : { everywhere: null, radiusInMiles: null },
          )
        }
      >
        {isUsed ? <Trans>Everywhere</Trans> : <Trans>Near {zipCode}</Trans>}
      </Button>
    </Cluster>
  );
}

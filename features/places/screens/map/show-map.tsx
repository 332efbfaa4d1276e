/**
 * "Show map", and the map once it is pressed: nothing of a map is loaded before. Inside a Cluster the map takes a line
 * of its own.
 *
 *     <ShowMap>{() => <JobsMap jobs={jobs} />}</ShowMap>
 */
import { Trans } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import IconMap from "~icons/tabler/map";

import { Button } from "#platform/web/ui/form/button.tsx";
import { MapSkeleton } from "./map-skeleton.tsx";
import classes from "./show-map.module.css";

export function ShowMap({ children }: { children: () => React.ReactNode }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
        leftSection={<IconMap size={18} />}
      >
        {isShown ? <Trans>Hide map</Trans> : <Trans>Show map</Trans>}
      </Button>
      {isShown && (
        <div id={id} ref={scrollToIt} className={classes.shown} data-shell>
          <Suspense fallback={<MapSkeleton />}>{children()}</Suspense>
        </div>
      )}
    </>
  );
}

/** The room of the button while the places load. */
export const ShowMapRoom = () => (
  <Button as="span" variant="outline" size="small" aria-hidden="true" className="invisible">
    <IconMap size={18} />
    <Trans>Show map</Trans>
  </Button>
);

/** What was asked for is seen, where the button was at the foot of the screen too. */
const scrollToIt = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: "nearest" });

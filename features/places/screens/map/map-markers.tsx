/** The places on a map: numbered as in the list beside it, or how many there are where they would cover each other. */
import { Plural, useLingui } from "@lingui/react/macro";

import type { MarkerGroup } from "./marker-groups.ts";
import type { MapPlace } from "./map-place.ts";
import classes from "./map.module.css";

export type PlacedMarker = MapPlace & { number: number; left: number; top: number };

interface MapMarkersProps {
  groups: readonly MarkerGroup<PlacedMarker>[];
  /** The ids that are chosen. */
  selected: readonly string[];
  onSelect: (group: MarkerGroup<PlacedMarker>) => void;
}

export function MapMarkers({ groups, selected, onSelect }: MapMarkersProps) {
  const { t } = useLingui();
  const isChosen = ({ items }: MarkerGroup<PlacedMarker>) => items.some(({ id }) => selected.includes(id));
  return groups.map((group) => {
    const { left, top, items } = group;
    const [first] = items as [PlacedMarker];
    const chosen = items.find(({ id }) => selected.includes(id));
    const count = items.length;
    return (
      <button
        key={first.id}
        type="button"
        className={classes.marker}
        style={{ transform: `translate(${left}px, ${top}px)` }}
        aria-pressed={isChosen(group)}
        // The list is the keyboard's way: it has the same places in the same order.
        tabIndex={-1}
        onClick={() => onSelect(group)}
      >
        <span className={classes.pin} data-many={count > 1 || undefined} aria-hidden={count > 1}>
          {count === 1 ? first.number : count}
        </span>
        <span className={chosen ? classes.pinName : "visually-hidden"}>
          {count === 1 ? (
            first.name
          ) : chosen ? (
            <Plural value={count} one="# place here" other="# places here" />
          ) : (
            t`${count} places here, the first is ${first.name}`
          )}
        </span>
      </button>
    );
  });
}

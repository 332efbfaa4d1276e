/** The place and the radius of a search: a town, a ZIP, one of the employer's locations, or everywhere. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";
import type { Point } from "#features/places/distance.ts";
import { PlaceField } from "#features/places/screens/place-field.tsx";
import { withinMilesText } from "#features/places/distance-text.ts";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import type { SetSearch } from "#platform/web/hooks/use-search.ts";
import {
  anywhereMiles,
  defaultRadius,
  noPlace,
  radii,
  type CandidateSearch,
  type SearchPlace,
} from "../search/candidate-search.ts";
import { Cluster, Grid } from "#platform/web/ui/layout/stack.tsx";
import classes from "../search/search-toolbar.module.css";

interface PlaceAndDistanceProps {
  criteria: CandidateSearch;
  place: Point | null;
  /** The employer's own places. */
  homes: readonly SearchPlace[];
  set: SetSearch;
}

export function PlaceAndDistance({ criteria, place, homes, set }: PlaceAndDistanceProps) {
  const { t } = useLingui();
  const { value: where, setValue: setWhere, sent: sentWhere } = useOptimisticParam(criteria.address);
  const go = (found: { address: string; lat: number; lng: number; placeId?: string | undefined }) => {
    setWhere(found.address);
    sentWhere(found.address);
    set({
      ...noPlace,
      ...found,
      radiusInMiles: criteria.radiusInMiles === defaultRadius ? null : criteria.radiusInMiles,
    });
  };
  // Typed words are looked up; without a place there is no distance either.
  const leave = () => {
    const text = where.trim();
    if (text === criteria.address) return;
    sentWhere(text);
    set({ ...noPlace, address: text });
  };
  const home = homes[0];
  const hint = criteria.isAnywhere || !home ? t`Town or ZIP` : home.address;
  const isHere = (one: SearchPlace) => one.lat === place?.lat && one.lng === place.lng;
  const others = homes.filter((one) => !isHere(one)).slice(0, maxHomes);
  return (
    <Grid columns="minmax(0, 1fr) auto" gap={8} align="end" className={classes.where}>
      <form
        className={classes.place}
        onSubmit={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <PlaceField
          label={t`Where`}
          hint={hint}
          value={where}
          onLeave={leave}
          onChange={(text) => {
            setWhere(text);
            if (!text.trim() && criteria.address) set(noPlace);
          }}
          onPick={({ id, label, lat, lng }) => go({ address: label, lat, lng, placeId: id })}
        />
      </form>
      {(place || home) && <Distance criteria={criteria} place={place} home={home} set={set} />}
      {homes.length > 1 && others.length > 0 && (
        <Cluster
          gap={[4, 16]}
          align="stretch"
          className={classes.homes}
          role="group"
          aria-label={t`Near your locations`}
        >
          {others.map((one) => (
            <button
              key={one.address}
              type="button"
              className={`truncate ${classes.home}`}
              onClick={() => go(one)}
            >
              <Trans>Near {one.address}</Trans>
            </button>
          ))}
        </Cluster>
      )}
    </Grid>
  );
}

/** More are found by their town. */
const maxHomes = 4;

interface DistanceProps extends Pick<PlaceAndDistanceProps, "criteria" | "place" | "set"> {
  /** The center of the distance while no place is given. */
  home: SearchPlace | undefined;
}

function Distance({ criteria, place, home, set }: DistanceProps) {
  const { t, i18n } = useLingui();
  const known: readonly number[] = radii;
  const miles = [...new Set([...known, criteria.radiusInMiles])].toSorted((a, b) => a - b);
  const change = (value: string) => {
    if (value === anywhereMiles) return set({ ...noPlace, radiusInMiles: anywhereMiles });
    set({
      ...(place ? {} : { ...noPlace, ...home }),
      radiusInMiles: Number(value) === defaultRadius ? null : value,
    });
  };
  return (
    <Select
      label={t`Distance`}
      hideLabel
      value={place ? String(criteria.radiusInMiles) : anywhereMiles}
      onChange={change}
      options={[
        ...miles.map((radius) => ({ value: String(radius), label: withinMilesText(i18n, radius) })),
        { value: anywhereMiles, label: t`Anywhere` },
      ]}
    />
  );
}

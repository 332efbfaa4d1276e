/** A map of places inside the page, with the same places as a list. Loaded when "Show map" is pressed. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use, useId, useState } from "react";
import { Link } from "react-router";
import IconMinus from "~icons/tabler/minus";
import IconPlus from "~icons/tabler/plus";
import IconFocusCentered from "~icons/tabler/focus-centered";

import { milesAwayText } from "../../distance-text.ts";
import { milesBetween } from "../../distance.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import { Failure } from "#platform/web/ui/feedback/loaded.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { isInBox, snapBox, writeBox } from "../../map-box.ts";
import { Place } from "../../place.ts";
import { groupMarkers, type MarkerGroup } from "./marker-groups.ts";
import { countiesFromZoom, MapDrawing, townsFromZoom } from "./map-drawing.tsx";
import { MapMarkers, type PlacedMarker } from "./map-markers.tsx";
import type { MapCenter, MapPlace } from "./map-place.ts";
import { boxOf, toScreen, zoomOf } from "./map-projection.ts";
import { MapTilesContext } from "./map-tiles.ts";
import classes from "./map.module.css";
import { useMapShapes } from "./use-map-shapes.ts";
import { useMapZoom } from "./use-map-zoom.ts";

interface PlaceMapProps {
  /** At least one. */
  places: readonly MapPlace[];
  /** Where the rings are drawn around; null for none. */
  center: MapCenter | null;
}

/** From farther away, the way there would make the places themselves one dot. */
const mostMilesInView = 100;

export function PlaceMap({ places, center }: PlaceMapProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const list = useId();
  const points = places.map(({ point }) => point);
  const isNear = center && points.some((point) => milesBetween(center.point, point) <= mostMilesInView);
  const map = useMapZoom(isNear ? [...points, center.point] : points);
  const chooseGroup = ({ items }: MarkerGroup<PlacedMarker>) => {
    setSelected(items.map(({ id }) => id));
    const spots = new Set(items.map(({ point: { lat, lng } }) => `${lat},${lng}`));
    if (spots.size > 1) map.show(items[0]!.point, 4);
    document.getElementById(`${list}${items[0]!.id}`)?.scrollIntoView({ block: "nearest" });
  };
  const choose = (place: MapPlace) => {
    setSelected(selected.includes(place.id) ? [] : [place.id]);
    map.show(place.point);
  };
  return (
    <div className={classes.map}>
      <MapFrame {...{ map, places, center, selected }} onSelect={chooseGroup} />
      <PlaceList {...{ places, center, selected, choose }} idPrefix={list} />
    </div>
  );
}

interface MapFrameProps extends PlaceMapProps {
  map: ReturnType<typeof useMapZoom>;
  selected: readonly string[];
  onSelect: (group: MarkerGroup<PlacedMarker>) => void;
}

/** Pins have 28 pixels, and a little air. */
const groupDistance = 30;

function MapFrame({ map, places, center, selected, onSelect }: MapFrameProps) {
  const { t } = useLingui();
  const hint = useId();
  const { plane, frame, view, size } = map;
  const zoom = view ? zoomOf(view) : 0;
  const shapes = useMapShapes(plane, zoom >= countiesFromZoom);
  const towns = useTowns(
    view && size && zoom >= townsFromZoom ? writeBox(snapBox(boxOf(plane, view, size))) : null,
  );
  const box = view && size && boxOf(plane, view, size);
  const inView = box ? places.filter(({ point }) => isInBox(box, point)).length : places.length;
  const markers = view
    ? places.map((place, index) => {
        const [left, top] = toScreen(plane, view, place.point);
        return { ...place, number: index + 1, left, top };
      })
    : [];
  const press = (event: React.KeyboardEvent) => {
    const act = actionOf(event.key, map);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <section className={classes.frame} aria-label={t`Map`}>
      <div
        ref={frame}
        className={classes.surface}
        role="group"
        aria-label={t`Map: arrow keys move it, plus and minus zoom, 0 shows everything again`}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
        tabIndex={0}
        onKeyDown={press}
        aria-busy={shapes.isLoading}
      >
        {view && size && (
          <>
            <MapDrawing {...{ plane, view, size, center, towns, markers }} {...shapes} />
            <MapMarkers groups={groupMarkers(markers, groupDistance)} {...{ selected, onSelect }} />
          </>
        )}
      </div>
      <div className={classes.buttons}>
        <IconButton label={t`Zoom in`} icon={IconPlus} onClick={() => map.zoomBy(2)} />
        <IconButton label={t`Zoom out`} icon={IconMinus} onClick={() => map.zoomBy(0.5)} />
        <IconButton label={t`Show everything again`} icon={IconFocusCentered} onClick={map.reset} />
      </div>
      {shapes.error && (
        <div className={classes.failure}>
          <Failure retry={shapes.retry}>
            <Trans>We couldn't load the map. The list has the same places.</Trans>
          </Failure>
        </div>
      )}
      <p className="visually-hidden" role="status">
        <Plural
          value={places.length}
          one={`${inView} of # place in view`}
          other={`${inView} of # places in view`}
        />
      </p>
      <div className={`tiny ${classes.foot}`}>
        <span id={hint}>
          <span className={classes.forFingers}>
            <Trans>Move the map with two fingers, or tap it first.</Trans>
          </span>
          <span className={classes.forMouse}>
            <Trans>Drag to move. Click the map to zoom with the wheel.</Trans>
          </span>
        </span>
        <Attribution />
      </div>
    </section>
  );
}

function Attribution() {
  const tiles = use(MapTilesContext);
  return (
    <span>
      <Trans>Outlines: U.S. Census Bureau</Trans>
      {tiles?.attribution && ` · ${tiles.attribution}`}
    </span>
  );
}

/** In CSS pixels. */
const keyStep = 80;

function actionOf(key: string, { panBy, zoomBy, reset }: ReturnType<typeof useMapZoom>) {
  const actions: Partial<Record<string, () => void>> = {
    ArrowLeft: () => panBy(-keyStep, 0),
    ArrowRight: () => panBy(keyStep, 0),
    ArrowUp: () => panBy(0, -keyStep),
    ArrowDown: () => panBy(0, keyStep),
    "+": () => zoomBy(2),
    "=": () => zoomBy(2),
    "-": () => zoomBy(0.5),
    "0": reset,
    Home: reset,
  };
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

const noTowns: never[] = [];

/** Names are asked for when the map has come to rest; the former ones stay until then. */
function useTowns(box: string | null) {
  const rested = useDebouncedValue(box, 150);
  const query = useCollection(Place, { filter: { box: rested ?? "" }, enabled: rested !== null });
  return query.data ?? noTowns;
}

interface PlaceListProps extends PlaceMapProps {
  idPrefix: string;
  selected: readonly string[];
  choose: (place: MapPlace) => void;
}

function PlaceList({ places, center, selected, choose, idPrefix }: PlaceListProps) {
  const { t, i18n } = useLingui();
  return (
    <ol className={classes.list} aria-label={t`Places on the map`}>
      {places.map((place, index) => (
        <li key={place.id} id={idPrefix + place.id} data-selected={selected.includes(place.id) || undefined}>
          <button type="button" aria-pressed={selected.includes(place.id)} onClick={() => choose(place)}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <span className="strong">{place.name}</span>
              <span className="small muted">
                {place.detail}
                {center && ` · ${milesAwayText(i18n, milesBetween(center.point, place.point))}`}
              </span>
            </span>
          </button>
          {place.path && (
            <Link to={place.path} className="small">
              <Trans>
                View<span className="visually-hidden"> {place.name}</span>
              </Trans>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The drawn part of a map: land, street tiles, rings and names, below the markers. All of it is also said in words. */
import { useLingui } from "@lingui/react/macro";
import type { GeoProjection } from "d3-geo";
import { use, useMemo, useState } from "react";

import { longMilesText } from "../../distance-text.ts";
import { snapBox, writeBox } from "../../map-box.ts";
import { type MapName, placeNames, squareAround } from "./map-labels.ts";
import { type MapCenter, ringMiles } from "./map-place.ts";
import { boxOf, milesOnPlane, type Size, tilesOf, toScreen, type View, zoomOf } from "./map-projection.ts";
import { MapTilesContext, tileAddress } from "./map-tiles.ts";
import classes from "./map.module.css";
import type { Shape } from "./use-map-shapes.ts";

/** Zoom levels: below, names are the states' own; from there on, counties are drawn. */
export const townsFromZoom = 6;
export const countiesFromZoom = 7;

interface MapDrawingProps {
  plane: GeoProjection;
  view: View;
  size: Size;
  states: readonly Shape[];
  counties: readonly Shape[];
  /** The largest first. */
  towns: readonly { id: string; city: string; lat: number; lng: number }[];
  center: MapCenter | null;
  /** Of the markers, on the screen. */
  markers: readonly { left: number; top: number }[];
}

export function MapDrawing(props: MapDrawingProps) {
  const { plane, view, size, states, counties, center } = props;
  const isNear = zoomOf(view) >= countiesFromZoom;
  const [hasTiles, setHasTiles] = useState(false);
  return (
    <svg className={classes.drawing} aria-hidden="true" width={size.width} height={size.height}>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
        <Outlines {...{ plane, view, size }} shapes={states} className={classes.land} />
        {isNear && <Outlines {...{ plane, view, size }} shapes={counties} className={classes.county} />}
        {isNear && <Outlines {...{ plane, view, size }} shapes={states} className={classes.border} />}
      </g>
      <Tiles {...{ plane, view, size }} onLoad={() => setHasTiles(true)} />
      {center && <Rings {...{ plane, view, center }} />}
      {!hasTiles && <Names {...props} />}
    </svg>
  );
}

interface Frame {
  plane: GeoProjection;
  view: View;
  size: Size;
}

/** Only those in or near view; the same elements while the map moves a little. */
function Outlines({
  plane,
  view,
  size,
  shapes,
  className,
}: Frame & { shapes: readonly Shape[]; className?: string }) {
  const box = snapBox(boxOf(plane, view, size));
  const near = writeBox(box);
  return useMemo(() => {
    const [left, top] = plane([box.west, Math.min(84, box.north)])!;
    const [right, bottom] = plane([box.east, Math.max(-84, box.south)])!;
    return shapes
      .filter(({ bounds: b }) => b[0] <= right && b[2] >= left && b[1] <= bottom && b[3] >= top)
      .map((shape) => <path key={shape.id} d={shape.path()} className={className} />);
    // `near` stands for the box, which is another object each time.
  }, [plane, near, shapes, className]); // oxlint-disable-line react/exhaustive-deps
}

/** A tile that cannot be had leaves the outlines below it in sight. */
function Tiles({ plane, view, size, onLoad }: Frame & { onLoad: () => void }) {
  const tiles = use(MapTilesContext);
  if (!tiles) return null;
  const [lng, lat] = plane.invert!([0, 0])!;
  return (
    <g className={classes.tiles}>
      {tilesOf({ lat, lng }, view, size).map((tile) => (
        <image
          key={`${tile.z}/${tile.x}/${tile.y}`}
          href={tileAddress(tiles, tile)}
          x={tile.left}
          y={tile.top}
          // A hair larger, or seams show between them.
          width={tile.size + 0.5}
          height={tile.size + 0.5}
          onLoad={onLoad}
          onError={({ currentTarget }) => (currentTarget.style.display = "none")}
        />
      ))}
    </g>
  );
}

/** Too small, a ring would only be a blot. */
const minRing = 24;

function Rings({ plane, view, center }: Pick<Frame, "plane" | "view"> & { center: MapCenter }) {
  const { i18n } = useLingui();
  const [left, top] = toScreen(plane, view, center.point);
  return (
    <g>
      {ringMiles.map((miles) => {
        const radius = milesOnPlane(center.point, miles) * view.k;
        if (radius < minRing) return null;
        return (
          <g key={miles}>
            <circle cx={left} cy={top} r={radius} className={classes.ring} />
            <text x={left} y={top - radius} className={classes.ringName}>
              {longMilesText(i18n, miles)}
            </text>
          </g>
        );
      })}
      <circle cx={left} cy={top} r={6} className={classes.center} />
      <text x={left} y={top + 22} className={classes.centerName}>
        {center.name}
      </text>
    </g>
  );
}

function Names({ plane, view, size, states, towns, center, markers }: MapDrawingProps) {
  const { i18n } = useLingui();
  const areTowns = zoomOf(view) >= townsFromZoom;
  const at = (key: string, text: string, [left, top]: readonly [number, number]): MapName => ({
    key,
    text,
    left,
    top,
  });
  const names = areTowns
    ? towns.map((town) => at(town.id, town.city, toScreen(plane, view, town)))
    : // A state's name stands in its middle.
      states.map(({ id, name, center: [x, y] }) =>
        at(id, name, [x * view.k + view.x - name.length * 4, y * view.k + view.y]),
      );
  const taken = markers.map(({ left, top }) => squareAround([left, top], 18));
  if (center) {
    const [left, top] = toScreen(plane, view, center.point);
    const half = center.name.length * 4;
    taken.push({ left: left - half, right: left + half, top: top - 10, bottom: top + 30 });
    for (const miles of ringMiles) {
      const radius = milesOnPlane(center.point, miles) * view.k;
      const width = longMilesText(i18n, miles).length * 4;
      taken.push({
        left: left - width,
        right: left + width,
        top: top - radius - 12,
        bottom: top - radius + 8,
      });
    }
  }
  return placeNames(names, taken, size).map(({ key, text, left, top, side }) => (
    <g key={key} className={areTowns ? classes.town : classes.state}>
      {areTowns && <circle cx={left} cy={top} r={2.5} />}
      <text x={left + (side === "right" ? 7 : -7)} y={top} textAnchor={side === "right" ? "start" : "end"}>
        {text}
      </text>
    </g>
  ));
}

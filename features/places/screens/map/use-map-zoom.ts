/** Moving a map: dragging, pinching and the wheel by d3-zoom; keys and buttons by the calls that come back. */
import type { GeoProjection } from "d3-geo";
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { useEffect, useMemo, useRef, useState } from "react";

import type { Point } from "../../distance.ts";
import { isMapGesture } from "./map-gesture.ts";
import {
  fitView,
  maxZoom,
  minZoom,
  planeAround,
  middleOf,
  scaleOf,
  type Size,
  toScreen,
  type View,
} from "./map-projection.ts";

/** The map shows all of `points` at first. View and size are null until it has been laid out. */
export function useMapZoom(points: readonly Point[]) {
  const [plane] = useState(() => planeAround(middleOf(points)));
  const frame = useRef<HTMLDivElement>(null);
  const mover = useRef<Mover>(null);
  const [layout, setLayout] = useState<{ view: View; size: Size } | null>(null);
  useEffect(() => {
    const element = frame.current!;
    mover.current = createMover(element, plane, points, (view) => setLayout({ view, size: sizeOf(element) }));
    return mover.current.stop;
    // A map stays where it was moved to: only another plane is another map.
  }, [plane]); // oxlint-disable-line react/exhaustive-deps
  const calls = useMemo(
    () => ({
      zoomBy: (factor: number) => mover.current?.zoomBy(factor),
      panBy: (right: number, down: number) => mover.current?.panBy(right, down),
      reset: () => mover.current?.reset(),
      show: (point: Point, factor?: number) => mover.current?.show(point, factor),
    }),
    [],
  );
  return { plane, frame, view: layout?.view ?? null, size: layout?.size ?? null, ...calls };
}

type Mover = ReturnType<typeof createMover>;

function createMover(
  element: HTMLDivElement,
  plane: GeoProjection,
  points: readonly Point[],
  onMove: (view: View) => void,
) {
  const target = select<HTMLDivElement, unknown>(element);
  const hasFocus = () => element.contains(document.activeElement);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior: ZoomBehavior<HTMLDivElement, unknown> = zoom<HTMLDivElement, unknown>()
    .scaleExtent([scaleOf(minZoom), scaleOf(maxZoom)])
    .translateExtent([plane([-180, 84])!, plane([180, -84])!])
    .clickDistance(6)
    // Of the double click; everything else moves at once.
    .duration(isCalm ? 0 : 250)
    .filter((event) => isMapGesture(event, hasFocus()))
    .on("zoom", ({ transform: { x, y, k } }: D3ZoomEvent<HTMLDivElement, unknown>) => {
      view = { x, y, k };
      onMove(view);
    });
  let view: View;
  let size = sizeOf(element);
  const moveTo = ({ x, y, k }: View) =>
    target.call((one) => behavior.transform(one, zoomIdentity.translate(x, y).scale(k)));
  const reset = () => moveTo(fitView(plane, points, size));
  const observer = new ResizeObserver(() => {
    const next = sizeOf(element);
    const [right, down] = [(next.width - size.width) / 2, (next.height - size.height) / 2];
    size = next;
    moveTo({ ...view, x: view.x + right, y: view.y + down });
  });
  target.call(behavior);
  reset();
  observer.observe(element);
  return {
    reset,
    zoomBy: (factor: number) => behavior.scaleBy(target, factor),
    panBy: (right: number, down: number) => behavior.translateBy(target, -right / view.k, -down / view.k),
    /** Moves only for a point that is out of sight, unless it also zooms. */
    show: (point: Point, factor = 1) => {
      const [left, top] = toScreen(plane, view, point);
      const isSeen = left > 24 && top > 24 && left < size.width - 24 && top < size.height - 24;
      if (isSeen && factor === 1) return;
      behavior.translateTo(target, ...plane([point.lng, point.lat])!);
      behavior.scaleBy(target, factor);
    },
    stop: () => {
      observer.disconnect();
      target.on(".zoom", null);
    },
  };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
});

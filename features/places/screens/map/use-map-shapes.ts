/**
 * States and counties as outlines on the map's plane: the Census Bureau's, from `us-atlas`, as files of our own that
 * are fetched when a map needs them (35 kB; counties another 236 kB) and kept by the browser.
 */
import { useQuery } from "@tanstack/react-query";
import { geoPath, type GeoProjection } from "d3-geo";
import { useMemo } from "react";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countiesUrl from "us-atlas/counties-10m.json?url";
import statesUrl from "us-atlas/states-10m.json?url";

/** An outline on the plane. */
export interface Shape {
  id: string;
  name: string;
  /** Left, top, right, bottom. */
  bounds: [number, number, number, number];
  center: [number, number];
  /** For an SVG path; written when it is first shown. */
  path: () => string;
}

/** `withCounties` false: they are not fetched (yet). */
export function useMapShapes(plane: GeoProjection, withCounties: boolean) {
  const states = useTopology(statesUrl, true);
  const counties = useTopology(countiesUrl, withCounties);
  return {
    states: useMemo(() => shapesOf(states.data, "states", plane), [states.data, plane]),
    counties: useMemo(() => shapesOf(counties.data, "counties", plane), [counties.data, plane]),
    isLoading: states.isPending,
    error: states.isError || counties.isError,
    retry: () =>
      void Promise.all([states, counties].filter((one) => one.isError).map((one) => one.refetch())),
  };
}

type Outlines = Topology<Record<string, GeometryCollection<{ name: string }>>>;

const useTopology = (url: string, enabled: boolean) =>
  useQuery({
    queryKey: ["map outlines", url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`The outlines of the map: status ${response.status}`);
      return (await response.json()) as Outlines;
    },
    staleTime: Infinity,
    enabled,
    // They are nobody's in particular: a log-in keeps them.
    meta: { isSameForEverybody: true },
  });

function shapesOf(topology: Outlines | undefined, name: string, plane: GeoProjection): Shape[] {
  const outlines = topology?.objects[name];
  if (!topology || !outlines) return [];
  const path = geoPath(plane).digits(2);
  return feature(topology, outlines).features.map((one) => {
    const [[left, top], [right, bottom]] = path.bounds(one);
    let text: string | undefined;
    return {
      id: String(one.id),
      name: one.properties.name,
      bounds: [left, top, right, bottom],
      center: path.centroid(one),
      path: () => (text ??= path(one) ?? ""),
    };
  });
}

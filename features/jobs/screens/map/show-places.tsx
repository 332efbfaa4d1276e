/** "Show map" for places of jobs and programs; nothing where none of them is known to the gazetteer. */
import type { MapPlace } from "#features/places/screens/map/map-place.ts";
import { ShowMap } from "#features/places/screens/map/show-map.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const ReaderMap = lazyPart(() => import("./reader-map.tsx").then((module) => module.ReaderMap));

export const ShowPlaces = ({ places }: { places: readonly MapPlace[] }) =>
  places.length > 0 && <ShowMap>{() => <ReaderMap places={places} />}</ShowMap>;

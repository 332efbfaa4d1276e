/** A map with rings around what its reader looks from. */
import type { MapPlace } from "#features/places/screens/map/map-place.ts";
import { MapSkeleton } from "#features/places/screens/map/map-skeleton.tsx";
import { PlaceMap } from "#features/places/screens/map/place-map.tsx";
import { useMapCenter } from "./use-map-center.ts";

export function ReaderMap({ places }: { places: readonly MapPlace[] }) {
  const center = useMapCenter();
  if (center === undefined) return <MapSkeleton />;
  // Other places are another map: it shows all of them again.
  return <PlaceMap key={places.map(({ id }) => id).join()} places={places} center={center} />;
}

/** Great-circle distance in miles, the one measure of "near" in the product. */

export interface Point {
  lat: number;
  lng: number;
}

export const earthRadiusMiles = 3958.7613;

/** Haversine: exact enough at every distance, also for two points at the same door. */
export function milesBetween(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** From a point to the nearest of several; null when there are none. */
export const milesToNearest = (from: Point, places: readonly Point[]): number | null =>
  places.length === 0 ? null : Math.min(...places.map((place) => milesBetween(from, place)));

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (radians: number) => (radians * 180) / Math.PI;

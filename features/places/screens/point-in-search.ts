/** Where a search looks, as the address of its page says it: "?lat=30.27&lng=-97.74". */
import { numberParam, type Search } from "#platform/web/hooks/use-search.ts";
import type { Point } from "../distance.ts";

export function pointOf({ lat, lng }: Search): Point | null {
  const [one, two] = [numberParam(lat, -90, 90), numberParam(lng, -180, 180)];
  return one === null || two === null ? null : { lat: one, lng: two };
}

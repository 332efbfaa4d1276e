/** The search of the page as an alert keeps it, in the API's one form, so that a saved one is known again. */
import type { Point } from "#features/places/distance.ts";
import { alertKey, type AlertFilters, toFourDigits } from "../../alert-search.ts";
import { defaultRadius, type JobSearch } from "../job-search.ts";

export function searchToSave(asked: JobSearch, place: Point | null): AlertFilters {
  const { educationMinimum, ...chosen } = asked.chosen;
  const around = place && {
    address: asked.address || undefined,
    lat: toFourDigits(place.lat),
    lng: toFourDigits(place.lng),
    radiusInMiles: asked.radiusInMiles === defaultRadius ? undefined : asked.radiusInMiles,
  };
  const filters: AlertFilters = {
    q: asked.q.replace(/\s+/g, " ") || undefined,
    ...around,
    minimumWage: asked.minimumWage || undefined,
    ...chosen,
    educationMinimum: educationMinimum?.[0],
    hiringHero: asked.on.includes("hiringHero") || undefined,
    recommended: asked.on.includes("recommended") || undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export const isSameSearch = (one: object, other: object) => alertKey(one) === alertKey(other);

/** The page's search in the canonical form of an alert, so that a saved one is recognized. */
import type { Point } from "#features/places/distance.ts";
import { alertKey, type AlertFilters, toFourDigits } from "../../alert-search.ts";
import { defaultRadius, type JobSearch } from "../search/job-search.ts";

export function searchToSave(criteria: JobSearch, place: Point | null): AlertFilters {
  const { educationMinimum, doneBy, startsFrom, ...chosen } = criteria.chosen;
  const around = place && {
    address: criteria.address || undefined,
    lat: toFourDigits(place.lat),
    lng: toFourDigits(place.lng),
    radiusInMiles: criteria.radiusInMiles === defaultRadius ? undefined : criteria.radiusInMiles,
  };
  const filters: AlertFilters = {
    q: criteria.q.replace(/\s+/g, " ") || undefined,
    ...around,
    minimumWage: criteria.minimumWage || undefined,
    ...chosen,
    educationMinimum: educationMinimum?.[0],
    doneBy: doneBy?.[0],
    startsFrom: startsFrom?.[0],
    noWeekends: criteria.on.includes("noWeekends") || undefined,
    hiringHero: criteria.on.includes("hiringHero") || undefined,
    recommended: criteria.on.includes("recommended") || undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export const isSameSearch = (one: object, other: object) => alertKey(one) === alertKey(other);

/** A saved search as the address of /jobs. */
import { employerPath, pages } from "#features/paths.ts";

type TextList = readonly string[];

/** The filters of an alert in their one form. */
export interface AlertFilters {
  q?: string;
  /** How the place is called; where it is say lat and lng, or the ZIP. */
  address?: string;
  lat?: number;
  lng?: number;
  zipCode?: string;
  radiusInMiles?: number;
  minimumWage?: number;
  schedule?: TextList;
  role?: TextList;
  ageGroup?: TextList;
  educationMinimum?: string;
  startTimeline?: TextList;
  doneBy?: string;
  startsFrom?: string;
  noWeekends?: true;
  centerType?: TextList;
  educationPhilosophy?: TextList;
  benefits?: TextList;
  languages?: TextList;
  employerId?: TextList;
  employerSlug?: TextList;
  geographyId?: TextList;
  hiringHero?: true;
  recommended?: true;
}

/** Each filter as text, the way an address and the API write it. */
export const filterTexts = (filters: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(",") : String(value),
    ]),
  );

/** What makes two searches one: how a place is called is no part of it where its coordinates are known. */
export function alertKey(filters: AlertFilters): string {
  const { address, ...rest } = filters;
  const isFound = "lat" in rest || "zipCode" in rest;
  const entries = Object.entries(isFound ? rest : { address, ...rest }).filter(
    ([, value]) => value !== undefined,
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of degrees: some eleven metres. */
export const toFourDigits = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The program whose new jobs an alert is for, if it is for nothing else. */
export function followedEmployerSlug(filters: AlertFilters): string | null {
  const [slug, ...others] = filters.employerSlug ?? [];
  return slug && others.length === 0 && Object.keys(filters).length === 1 ? slug : null;
}

/** The same search, newest first; a followed program's own page. */
export function alertSearchPath(filters: object): string {
  const slug = followedEmployerSlug(filters);
  if (slug) return employerPath(slug);
  const hasPlace = ["address", "lat", "zipCode"].some((name) => Object.hasOwn(filters, name));
  const query = new URLSearchParams({
    ...filterTexts(filters),
    // A search without a place is one everywhere, also for an educator.
    ...(hasPlace ? {} : { everywhere: "true" }),
    sort: "-publishedAt",
  });
  return `${pages.jobs}?${query}`;
}

/** The saved searches, open over the search. */
export const savedSearchesPath = `${pages.jobs}?saved=open`;

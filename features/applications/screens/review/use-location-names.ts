/** Names of the locations an educator chose, without the employer's name as prefix. */
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import type { Applicant } from "./use-applicants.ts";

export function useLocationNames(): (application: Applicant) => string[] {
  const own = useCurrentEmployerProfile()?.employer?.name ?? "";
  return ({ locations }) =>
    (locations ?? []).flatMap((location) => withoutEmployerName(String(location.name ?? ""), own) || []);
}

/** "Sunny Hill, Austin" of Sunny Hill is "Austin". */
export const withoutEmployerName = (place: string, own: string) =>
  own && place.startsWith(own) ? place.slice(own.length).replace(/^[\s,·–-]+/, "") || place : place;

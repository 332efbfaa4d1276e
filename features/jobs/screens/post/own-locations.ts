/** The query for the locations an employer chooses from: one for the whole form. */
import { Location } from "#features/employers/location.ts";

export const ownLocations = [Location, { size: 100, sort: "name" }] as const;

/** A place one can search around: a city, or a ZIP. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const Place = entity("places", {
  attributes: {
    /** As a search field shows it: "Austin, TX", or "Austin, TX 78701". */
    label: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    lat: z.number(),
    lng: z.number(),
    timeZone: z.string(),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    places: typeof Place;
  }
}

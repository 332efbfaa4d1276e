/** An area educators register in: a metro area with the towns around it, or the rest of a state. */
import { requiredText } from "#platform/shared/required-text.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const Geography = entity("geographies", {
  attributes: {
    longName: requiredText(/*i18n*/ "Enter the area's name", 120),
    shortName: requiredText(/*i18n*/ "Enter the area's short name", 60),
    descriptiveLabel: z.string().max(200),
    salesPhoneNumber: z.string().max(40).nullable(),
    zoomLevel: z.number().int().min(1).max(20),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    userProfileRegisterable: z.boolean(),
    displayNeighborhoodLocations: z.boolean(),
    approvesCompleteProfiles: z.boolean(),
    zips: z.array(z.string().regex(/^\d{5}$/, /*i18n*/ "Enter a 5-digit ZIP code, like 78701")).max(45_000),
  },
  hasMany: { profileQuestions: "profile_questions" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    geographies: typeof Geography;
  }
}

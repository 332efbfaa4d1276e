/** One entry of a list that an area may set for itself; without an area it is in the general list. */
import { requiredText } from "#platform/shared/required-text.ts";
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { Geography } from "./geography.ts";
import { geographyOptionCategories } from "./geography-options.ts";

export const GeographyOption = entity("geography_options", {
  attributes: {
    title: requiredText(/*i18n*/ "Enter a title", 200),
    description: z.string().max(500),
    category: z.enum(geographyOptionCategories),
    position: z.number().int().min(0),
    geographyId: z.uuid().nullable(),
  },
  belongsTo: { geography: Geography },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    geography_options: typeof GeographyOption;
  }
}

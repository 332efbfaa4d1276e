/** A location: one site of an employer. The snake_case attributes are names that clients of the API already use. */
import { entity } from "#platform/shared/entity.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { z } from "zod";
import { Employer } from "./employer.ts";

const optionalLine = z.string().trim().max(300).nullable();

export const Location = entity("locations", {
  attributes: {
    name: requiredText(/*i18n*/ "Enter the name of the location"),
    address: requiredText(/*i18n*/ "Enter the street address", 300),
    additional_address: optionalLine,
    neighborhood: optionalLine,
    city: optionalLine,
    administrativeAreaLevel1: optionalLine,
    administrativeAreaLevel2: optionalLine,
    zip: zipCode,
    lat: z.number().min(-90).max(90).nullable(),
    lng: z.number().min(-180).max(180).nullable(),
    capacity: z
      .number()
      .int()
      .min(1, /*i18n*/ "Enter how many children there is room for")
      .max(5000)
      .nullable(),
    email: z.email(/*i18n*/ "Enter an email address like name@example.com").max(254).nullable(),
    phone_number: phoneNumber,
    createdAt: z.iso.datetime(),
  },
  belongsTo: { employer: Employer },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    locations: typeof Location;
  }
}

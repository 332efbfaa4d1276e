/** Links an employer profile to a location it is responsible for, with its notification settings. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";
import { EmployerProfile } from "./employer-profile.ts";
import { Location } from "./location.ts";

export const EmployerProfileLocation = entity("employer_profile_locations", {
  attributes: {
    employerProfileId: z.uuid(),
    locationId: z.uuid(),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
  },
  belongsTo: { employerProfile: EmployerProfile, location: Location },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    employer_profile_locations: typeof EmployerProfileLocation;
  }
}

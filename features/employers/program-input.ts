/** The input for registering a program: at sign-up, or when an employer adds another one. */
import { email, firstName, lastName } from "#features/accounts/credentials.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { preprocess } from "#platform/shared/preprocess.ts";
import { z } from "zod";
import { Employer } from "./employer.ts";
import { Location } from "./location.ts";

const { phoneNumber, website, centerType } = Employer.attributes;
const emptyIsNull = (value: unknown) => (value === "" ? null : value);

/** A location by its address; without a name it takes the program's. */
export const locationByAddress = z.object({
  name: z.string().trim().max(200).nullish(),
  address: requiredText(/*i18n*/ "Enter the street address, like 410 Oak Street", 300),
  zipCode,
});

export const programSchema = z.object({
  zipCode: preprocess(emptyIsNull, zipCode.nullish(), z.literal("")),
  address: z.string().trim().max(300).nullish(),
  centerType: preprocess(emptyIsNull, centerType.optional(), z.literal("")),
  website: website.optional(),
  phoneNumber: phoneNumber.optional(),
  position: z.string().trim().max(100).nullish(),
  capacity: Location.attributes.capacity.optional(),
  referrer: z.string().trim().max(200).nullish(),
  /** In addition to the first one, each by its address. */
  moreLocations: z.array(locationByAddress).max(20).nullish(),
  /** Colleagues to invite to the team. */
  invitations: z.array(z.object({ firstName, lastName, email })).max(10).nullish(),
  /** An imported program to claim, and its licence number as proof. */
  claimEmployerId: z.uuid().nullish(),
  licenseNumber: z.string().trim().max(60).nullish(),
});
export type ProgramInput = z.output<typeof programSchema>;

export const licenseMismatch = /*i18n*/ "That is not the license number of this program";

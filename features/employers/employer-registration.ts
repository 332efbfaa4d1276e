/** What somebody gives to register a program: at sign-up, or when an employer adds another one. */
import { zipCode } from "#features/places/zip-code.ts";
import { z } from "zod";
import { Employer } from "./employer.ts";
import { Location } from "./location.ts";

const { phoneNumber, website, centerType } = Employer.attributes;
const emptyIsNull = (value: unknown) => (value === "" ? null : value);

export const program = z.object({
  zipCode: z.preprocess(emptyIsNull, zipCode.nullish()),
  address: z.string().trim().max(300).nullish(),
  centerType: z.preprocess(emptyIsNull, centerType.optional()),
  website: website.optional(),
  phoneNumber: phoneNumber.optional(),
  position: z.string().trim().max(100).nullish(),
  capacity: Location.attributes.capacity.optional(),
  referrer: z.string().trim().max(200).nullish(),
  /** An imported program that is one's own, and its licence number to show that it is. */
  claimEmployerId: z.uuid().nullish(),
  licenseNumber: z.string().trim().max(60).nullish(),
});
export type Program = z.output<typeof program>;

export const licenseDiffers = /*i18n*/ "That is not the license number of this program";

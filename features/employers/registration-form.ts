/** The form of an employer's sign-up: its steps, their schemas and its initial values. */
import { email, firstName, lastName, password } from "#features/accounts/credentials.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { isPhoneNumber } from "#platform/shared/is-phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { webAddress } from "#platform/shared/web-address.ts";
import { z } from "zod";
import { centerTypes } from "./employer-constants.ts";

export const registrationSteps = ["you", "program", "location", "hiring"] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** new: an unlisted program · claim: one from a licence roster · join: one with a team here. */
export type Belonging = "new" | "claim" | "join";

/** Each step is validated alone; the password last of all, because it is never stored between visits. */
export const stepSchemas = {
  you: z.object({
    firstName,
    lastName,
    email,
    phoneNumber: z.string().trim().refine(isPhoneNumber, {
      error: /*i18n*/ "Enter a phone number with area code, like (512) 555-0123",
    }),
    position: requiredText(/*i18n*/ "Enter your position, like Director", 100),
  }),
  program: z.discriminatedUnion("belonging", [
    z.object({
      belonging: z.literal("new"),
      employerName: requiredText(/*i18n*/ "Enter your program's name", 200),
      zipCode,
      centerType: z.enum(centerTypes, { error: /*i18n*/ "Choose the type of program" }),
      address: requiredText(/*i18n*/ "Enter the street address, like 410 Oak Street", 300),
      website: webAddress,
      capacity: z
        .string()
        .trim()
        .refine((text) => !text || /^[1-9]\d{0,4}$/.test(text), {
          error: /*i18n*/ "Enter the number of children, like 60",
        }),
    }),
    z.object({
      belonging: z.literal("claim"),
      employerName: requiredText(/*i18n*/ "Enter your program's name", 200),
      zipCode,
      employerId: z.string(),
      licenseNumber: requiredText(/*i18n*/ "Enter the number on your state license", 60),
    }),
    z.object({
      belonging: z.literal("join"),
      employerName: requiredText(/*i18n*/ "Enter your program's name", 200),
      zipCode,
      employerId: z.string(),
    }),
  ]),
  location: z.object({
    locationIds: z.array(z.string()).min(1, { error: /*i18n*/ "Add at least one location" }),
    moreLocations: z.array(
      z.object({
        name: z.string().trim().max(200),
        address: requiredText(/*i18n*/ "Enter the street address, like 410 Oak Street", 300),
        zipCode,
      }),
    ),
  }),
  hiring: z.object({
    roles: z.array(z.string()),
    invitations: z.array(
      z.object({
        firstName: requiredText(/*i18n*/ "Enter their first name", 100),
        lastName: requiredText(/*i18n*/ "Enter their last name", 100),
        email,
      }),
    ),
  }),
} satisfies Record<RegistrationStep, z.ZodType>;

export const passwordSchema = z.object({ password });

/** Stands for the typed address among the locations to confirm; the others are identified by id. */
export const typedLocation = "typed";

/** The choice of none of the matching programs. */
export const noneOfThese = "none";

/** Limits at sign-up; a plan or a team may have more later. */
export const maxLocations = 5;
export const maxInvitations = 5;

export const emptyLocation = { name: "", address: "", zipCode: "" };
export const emptyInvitation = { firstName: "", lastName: "", email: "" };

/** The form's values; all but the password are stored in the browser until they are sent. */
export type Registration = Record<
  | "firstName"
  | "lastName"
  | "email"
  | "password"
  | "phoneNumber"
  | "position"
  | "employerName"
  | "zipCode"
  | "centerType"
  | "address"
  | "website"
  | "capacity"
  | "employerId"
  | "licenseNumber",
  string
> & {
  belonging: Belonging;
  locationIds: string[];
  moreLocations: (typeof emptyLocation)[];
  roles: string[];
  invitations: (typeof emptyInvitation)[];
};

export const emptyRegistration: Registration = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  phoneNumber: "",
  position: "",
  employerName: "",
  zipCode: "",
  centerType: "",
  address: "",
  website: "",
  capacity: "",
  belonging: "new",
  employerId: "",
  licenseNumber: "",
  locationIds: [],
  moreLocations: [],
  roles: [],
  invitations: [],
};

/** An employer: a program, its public page, and the attributes that only its team and operators read. */
import type { LastChange } from "#platform/shared/last-change.ts";
import { Brand } from "#features/brands/brand.ts";
import { entity } from "#platform/shared/entity.ts";
import { imageReference } from "#platform/shared/file-reference.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { webAddress } from "#platform/shared/web-address.ts";
import { zipCode } from "#features/places/zip-code-field.ts";
import { z } from "zod";
import { centerTypes, employerAbilities, employerApprovalStates } from "./employer-constants.ts";
import { employerPhotos } from "./employer-photo.ts";
import type { PlanUsage } from "./plan-usage.ts";
import type { SetupProgress } from "./setup-steps.ts";

const labelList = z.array(z.string().trim().min(1).max(100)).max(60);

export const Employer = entity("employers", {
  attributes: {
    name: requiredText(/*i18n*/ "Enter the name of your program"),
    slug: z.string(),
    about: z.string().max(20_000),
    address: z.string().trim().max(300).nullable(),
    zip: zipCode.nullable(),
    phoneNumber,
    website: webAddress,
    email: z.email(/*i18n*/ "Enter an email address like name@example.com").max(254).nullable(),
    centerType: z.enum(centerTypes, /*i18n*/ "Choose the kind of program").nullable(),
    educationPhilosophy: labelList,
    languages: labelList,
    /** What it offers everyone it employs, in its area's words; a job begins with them, and takes as many. */
    benefits: labelList.max(40),
    profileImage: imageReference,
    /** The gallery of its public page. */
    photos: employerPhotos,
    geographyId: z.uuid().nullable(),
    referrer: z.string().nullable(),
    abilities: z.array(z.enum(employerAbilities)),
    approvalState: z.enum(employerApprovalStates),
    /** The operator's note to the team: what to change, or why the program was rejected. */
    reviewNote: z.string().nullable(),
    /** Since when changes are requested; null once the team reports them done. */
    changesRequestedAt: z.iso.datetime().nullable(),
    /** False for one from a licence roster that its owner has not claimed. */
    claimed: z.boolean(),
    claimedAt: z.iso.datetime().nullable(),
    /** The licence by which it stands in its state's roster, for operators; null for one that was typed in. */
    rosterLicense: z.string().nullable(),
    eligibleForFreeTrial: z.boolean(),
    hasPaymentMethod: z.boolean(),
    hiringHero: z.boolean(),
    hiringHeroLastRanAt: z.iso.datetime().nullable(),
    responsive: z.boolean(),
    onboardingFinished: z.boolean(),
    createdAt: z.iso.datetime(),
  },
  /** `brand`: the employer's own, shown with the one of the host (domain: brands). */
  belongsTo: { geography: "geographies", brand: Brand },
  hasMany: { locations: "locations", jobListings: "job_listings", employerProfiles: "employer_profiles" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    employers: typeof Employer;
  }
  /** For its team, where one employer is read. */
  interface ResourceMetas {
    employers: { plan: PlanUsage; setup: SetupProgress; lastChange?: LastChange };
  }
}

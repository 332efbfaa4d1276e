/** What an account agreed to when it was made: the version of the terms and the privacy page, and of which brand. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const LegalAgreement = entity("legal_agreements", {
  attributes: {
    version: z.string(),
    /** A brand's own page; null for the product's. */
    termsUrl: z.string().nullable(),
    privacyUrl: z.string().nullable(),
    agreedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account", brand: "brands" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    legal_agreements: typeof LegalAgreement;
  }
}

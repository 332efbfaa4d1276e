/** A plan: what an employer can buy, and how many published jobs and locations it carries. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

/** Null: as many as one likes. */
const limit = z.number().int().min(0).max(1_000_000).nullable();

export const Plan = entity("plans", {
  attributes: {
    name: z.string().trim().min(1, /*i18n*/ "Enter a name").max(80),
    trialPeriodDays: z.number().int().min(0).max(365),
    activeJobListingLimit: limit,
    locationLimit: limit,
    creditCardRequiredForTrial: z.boolean(),
    freePlan: z.boolean(),
    position: z.number().int().min(0).max(10_000),
  },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    plans: typeof Plan;
  }
}

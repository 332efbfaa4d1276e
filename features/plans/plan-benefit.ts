/** A plan's card: how it presents itself, in what order, and what its buttons say. */
import { entity } from "#platform/shared/entity.ts";
import { requiredText } from "#platform/shared/required-text.ts";
import { z } from "zod";
import { Plan } from "./plan.ts";

export const PlanBenefit = entity("plan_benefits", {
  attributes: {
    name: requiredText(/*i18n*/ "Enter a name", 80),
    subheading: z.string().trim().max(200),
    /** What it brings, a line each. */
    benefits: z.array(z.string().trim().min(1).max(200)).max(20),
    /** The order of the cards, from small to large. */
    tier: z.number().int().min(0).max(1000),
    mostPopular: z.boolean(),
    trialButtonText: requiredText(/*i18n*/ "Enter what the button says", 60),
    reactivateButtonText: requiredText(/*i18n*/ "Enter what the button says", 60),
  },
  belongsTo: { plan: Plan },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    plan_benefits: typeof PlanBenefit;
  }
}

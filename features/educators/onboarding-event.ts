/** A step of an account towards a submitted profile or a posted job: recorded to see where people stop. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const OnboardingEvent = entity("onboarding_events", {
  attributes: {
    event: z
      .string()
      .trim()
      .regex(/^[a-z][a-z0-9_:.-]{0,99}$/),
    createdAt: z.iso.datetime(),
  },
  belongsTo: { account: "account" },
});

/** Sent when everything required is given and the educator pressed Submit: onboarding is complete. */
export const profileSubmitted = "profile_submitted";

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    onboarding_events: typeof OnboardingEvent;
  }
}

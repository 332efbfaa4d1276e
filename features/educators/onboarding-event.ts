/** A step an account took on the way to a finished profile or a posted job: kept to see where people stop. */
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

/** Said once everything required is given and the educator pressed Submit: onboarding is over. */
export const profileSubmitted = "profile_submitted";

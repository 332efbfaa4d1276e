/**
 * The steps of setting up a new employer, in the order shown; `meta.setup` of an employer says which are done. A plan is
 * no step: every program begins on the free one.
 */

export const setupSteps = ["location", "about", "photo", "availability", "job"] as const;
export type SetupStep = (typeof setupSteps)[number];
export type SetupProgress = Record<SetupStep, boolean>;

export const completedSteps = (setup: SetupProgress) => setupSteps.filter((step) => setup[step]);

/** The steps of setting up a new employer, in the order shown; `meta.setup` of an employer says which are done. */

export const setupSteps = ["location", "about", "photo", "availability", "job", "plan"] as const;
export type SetupStep = (typeof setupSteps)[number];
export type SetupProgress = Record<SetupStep, boolean>;

export const completedSteps = (setup: SetupProgress) => setupSteps.filter((step) => setup[step]);

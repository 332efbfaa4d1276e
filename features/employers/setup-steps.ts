/** What a new employer sets up, in the order it is shown; `meta.setup` of an employer says which of it is done. */

export const setupSteps = ["location", "about", "photo", "availability", "job", "plan"] as const;
export type SetupStep = (typeof setupSteps)[number];
export type SetupProgress = Record<SetupStep, boolean>;

export const completedSteps = (setup: SetupProgress) => setupSteps.filter((step) => setup[step]);

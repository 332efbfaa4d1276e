/** What a new employer sets up, in the order it is shown; `meta.setup` of an employer says which of it is done. */

export const setupSteps = ["location", "about", "photo", "availability", "job", "plan"] as const;
export type SetupStep = (typeof setupSteps)[number];
export type Setup = Record<SetupStep, boolean>;

export const doneSteps = (setup: Setup) => setupSteps.filter((step) => setup[step]);

/** The steps from a visit to a hire. Visits are counted, then people, each once and on the day of the step. */
export const visitSteps = ["visited", "looked"] as const;
export const peopleSteps = ["signed_up", "onboarded", "approved", "applied", "interviewed", "hired"] as const;
export const funnelSteps = [...visitSteps, ...peopleSteps] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What the funnel can be shown by. */
export const funnelGroups = ["brand", "geography", "source"] as const;

/** The source of who came by themselves, or by nothing we know. */
export const directSource = "direct";

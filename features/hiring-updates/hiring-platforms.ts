/** How somebody was hired, or found a job. */
export const hiringPlatforms = ["here", "other_site", "referral", "walk_in", "other"] as const;
export type HiringPlatform = (typeof hiringPlatforms)[number];

/** In the form, instead of the id of a program that one applied to here. */
export const elsewhere = "elsewhere";

/** Where a job was found, and whose word it is. */
export const hiringPlatforms = ["here", "other_site", "referral", "walk_in", "other"] as const;
export type HiringPlatform = (typeof hiringPlatforms)[number];

export const reporterTypes = ["UserProfile", "EmployerProfile"] as const;
export type ReporterType = (typeof reporterTypes)[number];

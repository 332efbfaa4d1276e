/** A saved search that mails new jobs; for guests too, once the address is confirmed. */
import { entity } from "#platform/shared/entity.ts";
import { z } from "zod";

export const alertFrequencies = ["instantly", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const JobAlert = entity("job_alerts", {
  attributes: {
    name: z.string().trim().max(200),
    /** Guests give it; for an account it is its own. */
    email: z.email(),
    /** As the filters of job_listings: {q, zipCode, radiusInMiles, schedule, …}. */
    filters: z.record(z.string(), z.unknown()),
    frequency: z.enum(alertFrequencies),
    paused: z.boolean(),
    confirmedAt: z.iso.datetime().nullable(),
    wantedUntil: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  },
  belongsTo: { account: "account" },
});

declare module "#platform/shared/entity.ts" {
  interface EntityTypes {
    job_alerts: typeof JobAlert;
  }
}

/** The background jobs as operators see them. */
import { z } from "zod";

const time = z.iso.datetime().nullable();

export const JobList = z.object({
  /** Those that run by the clock. */
  clock: z.array(
    z.object({
      name: z.string(),
      /** Minute, hour, day, month, weekday; in UTC. */
      cron: z.string(),
      startedAt: time,
      finishedAt: time,
      failedAt: time,
      /** Of a clean-up: how many rows its last run deleted. */
      deleted: z.int().nullable(),
    }),
  ),
  /** Those that failed and wait for another try, or were given up. What they were about is not said: it may name people. */
  failed: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      attempts: z.int(),
      maxAttempts: z.int(),
      createdAt: z.iso.datetime(),
      /** Null once it was given up. */
      nextTryAt: time,
    }),
  ),
  /** How many failed in all. */
  failedTotal: z.int(),
});
export type JobList = z.infer<typeof JobList>;

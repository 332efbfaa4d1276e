/** Turns an employer's input into columns of `job_listings`; locations are stored separately. */
import type { DB } from "#db/tables.ts";
import type { Insertable } from "kysely";
import type { z } from "zod";
import type { jobListingInput } from "../../job-listing.ts";
import { sanitizeRichText } from "#platform/server/rich-text.ts";
import { hoursColumns } from "./job-hours.ts";
import { payColumns } from "./job-pay.ts";

export type JobInput = { [K in keyof typeof jobListingInput]?: z.output<(typeof jobListingInput)[K]> };
export type JobColumns = Partial<Insertable<DB["jobListings"]>>;

export function jobColumns({ locationIds: _, ...input }: JobInput): JobColumns {
  const { description, compensation, workingHours, supplementalPay, screeningQuestions, ...plain } = input;
  return {
    ...plain,
    ...(description === undefined ? {} : { description: sanitizeRichText(description) }),
    ...(compensation === undefined ? {} : payColumns(compensation)),
    ...(workingHours === undefined ? {} : hoursColumns(workingHours)),
    ...(supplementalPay === undefined ? {} : { supplementalPay: JSON.stringify(supplementalPay ?? {}) }),
    ...(screeningQuestions === undefined ? {} : { screeningQuestions: JSON.stringify(screeningQuestions) }),
  };
}

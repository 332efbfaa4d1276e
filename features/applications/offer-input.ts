/** The input schema of an offer, separate from `offer.ts` so that pages without the form do not load it. */
import { jobCompensation } from "#features/jobs/job-listing.ts";
import { z } from "zod";
import { isPast } from "./offer.ts";

const dayToCome = z.iso
  .date(/*i18n*/ "Enter a date")
  .refine((date) => !isPast(date, new Date()), { error: /*i18n*/ "Choose a day that is still to come" });

/** Nobody starts before having answered. */
export const answerByRule = {
  holds: ({ startDate, expiresOn }: { startDate?: string | null; expiresOn?: string | null }) =>
    !startDate || !expiresOn || expiresOn <= startDate,
  problem: { path: ["expiresOn"], error: /*i18n*/ "Choose the first day or an earlier one" },
};

/** All fields are optional; an empty offer is valid. */
export const offerInput = z
  .object({
    message: z.string().trim().max(5000, /*i18n*/ "Use at most 5,000 characters").nullish(),
    startDate: dayToCome.nullish(),
    compensation: jobCompensation.nullish(),
    /** The last day on which it can be accepted. */
    expiresOn: dayToCome.nullish(),
  })
  .refine(answerByRule.holds, answerByRule.problem);

/** The input schema of an offer, separate from `offer.ts` so that pages without the form do not load it. */
import { jobCompensation } from "#features/jobs/job-listing.ts";
import { z } from "zod";
import { isPast } from "./offer.ts";

const day = z.iso.date(/*i18n*/ "Enter a date");

/** All fields are optional; an empty offer is valid. */
export const offerInput = z.object({
  message: z.string().trim().max(5000, /*i18n*/ "Use at most 5,000 characters").nullish(),
  startDate: day.nullish(),
  compensation: jobCompensation.nullish(),
  /** The last day on which it can be accepted. */
  expiresOn: day
    .refine((date) => !isPast(date, new Date()), { error: /*i18n*/ "Choose a day that is still to come" })
    .nullish(),
});

/** Pay as it is written; apart from its rules, so that a list of jobs need not load Zod. */
import { z } from "zod";
import { type Compensation, compensationIntervals } from "./compensation.ts";

export const compensation = z.object({
  min: z.number().nonnegative().nullish(),
  max: z.number().nonnegative().nullish(),
  interval: z.enum(compensationIntervals).nullish(),
}) satisfies z.ZodType<Compensation>;

/** Validation of the forms of hiring updates, which the screens load when somebody begins to fill one in. */
import { z } from "zod";
import { elsewhere, hiringPlatforms } from "./hiring-platforms.ts";

export const foundJobInput = z
  .object({
    employerId: z.string().min(1, /*i18n*/ "Say which program it is"),
    employerName: z.string().trim().max(200),
    platform: z
      .enum(["", ...hiringPlatforms])
      .refine((platform) => platform !== "", { error: /*i18n*/ "Say how you found it" }),
  })
  .refine(({ employerId, employerName }) => employerId !== elsewhere || employerName !== "", {
    path: ["employerName"],
    error: /*i18n*/ "Enter the name of the program",
  });

const outcomes = ["here", "elsewhere", "nobody"] as const;

export const reportHireInput = z
  .object({
    jobListingId: z.string().min(1, /*i18n*/ "Choose the job"),
    outcome: z
      .enum(["", ...outcomes])
      .refine((outcome) => outcome !== "", { error: /*i18n*/ "Say what became of it" }),
    hired: z.array(z.string()),
    platform: z.enum(["", ...hiringPlatforms]),
    noCubbyReason: z.string().trim().max(500),
  })
  .refine(({ outcome, hired }) => outcome !== "here" || hired.length > 0, {
    path: ["hired"],
    error: /*i18n*/ "Say whom you hired",
  })
  .refine(({ outcome, platform }) => outcome !== "elsewhere" || platform !== "", {
    path: ["platform"],
    error: /*i18n*/ "Say how you found them",
  });

/** The source of a view or an application as requests carry it. */
import { z } from "zod";
import { isJobSource, jobSources, type JobSource } from "./job-sources.ts";

/** An unknown source is stored as unknown: a source is never a reason to reject a request. */
export const jobSource = z
  .unknown()
  .transform((word): JobSource => (isJobSource(word) ? word : "other"))
  .meta({ anyOf: [{ type: "string", enum: [...jobSources] }, {}] });

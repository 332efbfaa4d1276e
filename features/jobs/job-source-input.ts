/** The source of a view or an application as requests carry it. */
import { z } from "zod";
import { isJobSource, jobSources, type JobSource } from "./job-sources.ts";

/** What nobody knows is told as such: how somebody came is never a reason to refuse them. */
export const jobSource = z
  .unknown()
  .transform((word): JobSource => (isJobSource(word) ? word : "other"))
  .meta({ type: "string", enum: [...jobSources] });

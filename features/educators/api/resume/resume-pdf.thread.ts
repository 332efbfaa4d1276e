/** The thread that draws a resume: opening fonts takes time in which other requests are served. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { drawResume } from "./draw-resume.ts";
import type { ResumeSheet } from "./resume-sheet.ts";

await runThreadEntry((sheet: ResumeSheet) => drawResume(sheet));

/** The thread in which a resume is drawn: opening fonts takes a moment in which others are answered. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { drawResume } from "./draw-resume.ts";
import type { ResumeSheet } from "./resume-sheet.ts";

await runThreadEntry((sheet: ResumeSheet) => drawResume(sheet));

/** The thread in which a resume is drawn: opening fonts takes a moment in which others are answered. */
import { answerFromThread } from "#platform/server/answer-from-thread.ts";
import { drawResume } from "./draw-resume.ts";
import type { ResumeSheet } from "./resume-sheet.ts";

await answerFromThread((sheet: ResumeSheet) => drawResume(sheet));

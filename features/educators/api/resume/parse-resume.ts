/** Parses an uploaded resume: its text, and its entries of work and education. */
import { runInThread, ThreadEnded } from "#platform/server/concurrency/run-in-thread.ts";
import type { FoundInResume, ResumeProblem } from "../../resume-import.ts";

export interface ResumeFile {
  bytes: Uint8Array;
  contentType: string;
}

export type ResumeParsing = { text: string; found: FoundInResume } | { problem: ResumeProblem };

const readable = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

export async function parseResume(file: ResumeFile, withinMs = 20_000): Promise<ResumeParsing> {
  if (file.contentType.startsWith("image/")) return { problem: "only_pictures" };
  // An encrypted DOCX is one of Microsoft's old containers, as is a DOC.
  if (!readable.includes(file.contentType)) return { problem: "unreadable" };
  try {
    return await runInThread<ResumeParsing>(new URL("parse-resume.thread.ts", import.meta.url), file, {
      timeoutMs: withinMs,
      growthMegabytes: 600,
    });
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    return { problem: error.reason === "limits" ? "too_large" : "unreadable" };
  }
}

/**
 * The thread that opens and parses resumes: a harmful file cannot block the process, because the thread can
 * be ended.
 */
import { toError } from "#platform/shared/caught-error.ts";
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { ApiError } from "#platform/server/errors.ts";
import { parseResumeText } from "../../resume-text/read-resume-text.ts";
import type { ResumeParsing, ResumeFile } from "./parse-resume.ts";
import { extractDocxText } from "./docx-text.ts";
import { extractPdfText } from "./pdf-text.ts";

/** A page of text is about 3,000 characters. */
const maxTextLength = 60_000;

await runThreadEntry(async ({ bytes, contentType }: ResumeFile): Promise<ResumeParsing> => {
  try {
    const text =
      contentType === "application/pdf" ? await extractPdfText(bytes) : await extractDocxText(bytes);
    if (!/\p{L}{3}/u.test(text)) return { problem: "only_pictures" };
    if (text.length > maxTextLength) return { problem: "too_large" };
    return { text, found: parseResumeText(text) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
});

function problemOf(error: unknown) {
  if (toError(error).name === "PasswordException") return "encrypted";
  const isBomb = error instanceof ApiError && error.errors[0]?.code === "unpacks_to_too_much";
  return isBomb ? "too_large" : "unreadable";
}

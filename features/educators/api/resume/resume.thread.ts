/** The thread in which resumes are opened and read: whatever they do to it, it can be ended. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import { ApiError } from "#platform/server/errors.ts";
import { readResumeText } from "../../resume-text/read-resume-text.ts";
import type { ResumeAnswer, ResumeFile } from "./read-resume.ts";
import { textOfDocx } from "./text-of-docx.ts";
import { textOfPdf } from "./text-of-pdf.ts";

/** A page of text is about 3,000 characters. */
const textAtMost = 60_000;

await runThreadEntry(async ({ bytes, contentType }: ResumeFile): Promise<ResumeAnswer> => {
  try {
    const text = contentType === "application/pdf" ? await textOfPdf(bytes) : await textOfDocx(bytes);
    if (!/\p{L}{3}/u.test(text)) return { problem: "only_pictures" };
    if (text.length > textAtMost) return { problem: "too_large" };
    return { text, found: readResumeText(text) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
});

function problemOf(error: unknown) {
  if ((error as { name?: string }).name === "PasswordException") return "encrypted";
  const isBomb = error instanceof ApiError && error.errors[0]?.code === "unpacks_to_too_much";
  return isBomb ? "too_large" : "unreadable";
}

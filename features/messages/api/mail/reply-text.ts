/** What somebody wrote in a mail, without what it answers: read in a thread, for the parser's patterns are not linear. */
import { runInThread, ThreadEnded } from "#platform/server/concurrency/run-in-thread.ts";
import { cleanText } from "../messages/create-message.action.ts";

/** Four messages at their longest; quoted mails follow far below. */
const maxParsedLength = 20_000;
const timeoutMs = 5_000;

/** Null where reading takes too long: no honest mail does. */
export async function extractReplyText(text: string, withinMs = timeoutMs): Promise<string | null> {
  const thread = new URL("reply-text.thread.ts", import.meta.url);
  try {
    return cleanText(await runInThread<string>(thread, normalizeBlankLines(text), { timeoutMs: withinMs, megabytes: 64 }));
  } catch (error) {
    if (error instanceof ThreadEnded) return null;
    throw error;
  }
}

/** No spaces at the end of a line, one empty line at most: that is what long mails nobody wrote are made of. */
export function normalizeBlankLines(text: string): string {
  const lines = text
    .slice(0, maxParsedLength)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  return lines.filter((line, at) => line || lines[at - 1]).join("\n");
}

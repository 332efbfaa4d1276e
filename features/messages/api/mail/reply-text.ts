/** Extracts the reply from an email without the quoted text, in a worker thread, since the parser's patterns are not linear. */
import { runInThread, ThreadEnded } from "#platform/server/concurrency/run-in-thread.ts";
import { cleanText } from "../messages/create-message.action.ts";

/** Four times the longest message; quoted text follows far below. */
const maxParsedLength = 20_000;
const timeoutMs = 5_000;

/** Null if parsing takes too long, which no genuine email does. */
export async function extractReplyText(text: string, withinMs = timeoutMs): Promise<string | null> {
  const thread = new URL("reply-text.thread.ts", import.meta.url);
  try {
    return cleanText(
      await runInThread<string>(thread, normalizeBlankLines(text), { timeoutMs: withinMs, megabytes: 64 }),
    );
  } catch (error) {
    if (error instanceof ThreadEnded) return null;
    throw error;
  }
}

/** Trims line ends and collapses empty lines, the usual material of oversized mails. */
export function normalizeBlankLines(text: string): string {
  const lines = text
    .slice(0, maxParsedLength)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  return lines.filter((line, at) => line || lines[at - 1]).join("\n");
}

/** The worker thread that separates a reply from the quoted email. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import EmailReplyParser from "email-reply-parser";

await runThreadEntry((text: string) => new EmailReplyParser().read(text).getVisibleText());

/** The thread in which a mail is parted from what it answers. */
import { runThreadEntry } from "#platform/server/concurrency/thread-entry.ts";
import EmailReplyParser from "email-reply-parser";

await runThreadEntry((text: string) => new EmailReplyParser().read(text).getVisibleText());

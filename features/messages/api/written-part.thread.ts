/** The thread in which a mail is parted from what it answers. */
import { answerFromThread } from "#platform/server/answer-from-thread.ts";
import EmailReplyParser from "email-reply-parser";

await answerFromThread((text: string) => new EmailReplyParser().read(text).getVisibleText());

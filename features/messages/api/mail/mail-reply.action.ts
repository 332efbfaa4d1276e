/** Posts an email reply to an unread digest into the conversation, as its member. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { pages } from "#features/paths.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import type { JobContext } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { writeRefusalTexts, type WriteRefusal } from "../../write-permission.ts";
import { maxMessageLength } from "../../message-constants.ts";
import { findOrCreateConversation } from "../conversations/find-or-create-conversation.ts";
import { loadWritePermission } from "../conversations/write-facts.query.ts";
import { findMailMember, type MailMember } from "./mail-member.query.ts";
import { postMessage } from "../messages/post-message.action.ts";
import { markReadUpTo } from "../messages/read-messages.action.ts";
import { readReplyAddress } from "./reply-address.ts";
import { replyNotPosted } from "./unread-messages.mail.ts";
import { extractReplyText } from "./reply-text.ts";

export interface IncomingReply {
  /** The recipient address. */
  address: string;
  /** The From header, with or without a name. */
  from: string;
  text: string;
  /** The Message-ID; a mail that arrives twice is posted once. */
  messageId: string;
  attachments?: readonly { filename?: string }[];
}

export type ReplyOutcome =
  | { status: "posted"; messageId: string }
  /** The first two reasons are rejected over SMTP; the others were answered by email. */
  | { status: "refused"; reason: "unknown_address" | "wrong_sender" | WriteRefusal | TextProblem };

type TextProblem = "no_text" | "too_long" | "unreadable";

type Worker = Pick<JobContext, "db" | "log" | "settings" | "now" | "emit">;

/** Attachments are dropped, and the sender is informed by email. */
export async function postMailReply(worker: Worker, mail: IncomingReply): Promise<ReplyOutcome> {
  const { replyAddresses } = worker.settings;
  const memberId = replyAddresses && readReplyAddress(mail.address, replyAddresses.secret);
  const member = memberId ? await findMailMember(worker.db, memberId) : undefined;
  if (!member) return { status: "refused", reason: "unknown_address" };
  if (bareAddress(mail.from) !== member.email.toLowerCase())
    return { status: "refused", reason: "wrong_sender" };
  const text = await extractReplyText(mail.text);
  return worker.db.transaction().execute((db) => postReply(worker, db, member, mail, text));
}

async function postReply(
  worker: Worker,
  db: Transaction,
  member: MailMember,
  mail: IncomingReply,
  text: string | null,
): Promise<ReplyOutcome> {
  const context: WriteContext = { ...systemContext(worker, db), actor: member.actor };
  const { by } = member;
  const conversation = await findOrCreateConversation(context, member);
  const known = await db
    .selectFrom("messages")
    .select("id")
    .where("conversationId", "=", conversation.id)
    .where("mailId", "=", mail.messageId)
    .executeTakeFirst();
  if (known) return { status: "posted", messageId: known.id };
  const answer = async (why: string, wasPosted: boolean) => {
    const page = by.type === "UserProfile" ? pages.messages : pages.employerMessages;
    const path = `${page}?conversation=${conversation.id}`;
    const template = replyNotPosted({ readerName: member.firstName, why, path, wasPosted });
    const key = `mail-reply:${member.id}:${mail.messageId}`;
    await emailSubscriber(db, worker.settings, { accountId: member.accountId, key, template });
  };
  const may = await loadWritePermission(context, member, by.type);
  const problem = may.allowed ? textProblem(text) : may.reason;
  if (problem || text === null) {
    const reason = problem ?? "unreadable";
    await answer(problemTexts[reason], false);
    return { status: "refused", reason };
  }
  const newestMailed = await findNewestMailed(context, conversation.id, member);
  if (newestMailed) await markReadUpTo(context, conversation, by, newestMailed);
  const data = { text };
  const { employerId, userProfileId } = member;
  const posted = await postMessage(context, {
    employerId,
    userProfileId,
    by,
    messageType: "text",
    data,
    mailId: mail.messageId,
  });
  const { messageId } = posted;
  await recordAudit(context, {
    action: "create",
    entity: "messages",
    entityId: messageId,
    detail: { source: "mail" },
  });
  if (mail.attachments?.length) await answer(attachmentsNotPosted, true);
  return { status: "posted", messageId };
}

function textProblem(text: string | null): TextProblem | null {
  if (text === null) return "unreadable";
  if (!text) return "no_text";
  return [...text].length > maxMessageLength ? "too_long" : null;
}

const problemTexts: Record<WriteRefusal | TextProblem, string> = {
  ...writeRefusalTexts,
  no_text:
    /*i18n*/ "We found no text in your email. Please answer in the conversation, where you can also add files.",
  too_long: /*i18n*/ "Your email is longer than 5,000 characters. Please answer in the conversation.",
  unreadable: /*i18n*/ "We could not read your email. Please answer in the conversation.",
};

const attachmentsNotPosted =
  /*i18n*/ "Your answer is in the conversation, but files can't be sent by email. Please add them there.";

/** The newest message that the answered digest contained: replying implies having read it. */
function findNewestMailed({ db }: WriteContext, conversationId: string, { digestSentAt }: MailMember) {
  if (!digestSentAt) return undefined;
  return db
    .selectFrom("messages")
    .select(["id", "createdAt"])
    .where("conversationId", "=", conversationId)
    .where("createdAt", "<=", digestSentAt)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** `Ana Ruiz <ana@example.com>` → `ana@example.com`. */
const bareAddress = (from: string) => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();

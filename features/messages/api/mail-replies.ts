/** Mail to the addresses that mails about messages are answered to. */
import type { IncomingMailHandler } from "#platform/server/mail/incoming/handler.ts";
import { postMailReply } from "./mail-reply.action.ts";
import { memberOfMail } from "./member-of-mail.query.ts";
import { readReplyAddress } from "./reply-address.ts";

export const mailReplies: IncomingMailHandler = {
  async accepts(address, { db, settings: { replies } }) {
    const memberId = replies && readReplyAddress(address, replies.secret);
    return !!memberId && !!(await memberOfMail(db, memberId));
  },
  /** What its sender was told by a mail is not refused to the server as well. */
  async receive(mail, worker) {
    const outcome = await postMailReply(worker, mail);
    const isNobodys =
      outcome.status === "refused" && ["unknown_address", "wrong_sender"].includes(outcome.reason);
    return isNobodys ? "refused" : "taken";
  },
};

/** Handles incoming mail to the reply addresses of message emails. */
import type { IncomingMailHandler } from "#platform/server/mail/incoming/handler.ts";
import { postMailReply } from "./mail-reply.action.ts";
import { findMailMember } from "./mail-member.query.ts";
import { readReplyAddress } from "./reply-address.ts";

export const mailReplyHandler: IncomingMailHandler = {
  async accepts(address, { db, settings: { replyAddresses } }) {
    const memberId = replyAddresses && readReplyAddress(address, replyAddresses.secret);
    return !!memberId && !!(await findMailMember(db, memberId));
  },
  /** A failure that was answered by email is not also rejected over SMTP. */
  async receive(mail, worker) {
    const outcome = await postMailReply(worker, mail);
    const isUnknownSender =
      outcome.status === "refused" && ["unknown_address", "wrong_sender"].includes(outcome.reason);
    return isUnknownSender ? "refused" : "taken";
  },
};

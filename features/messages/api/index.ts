/** Server manifest of the messages feature. */
import { mergeConversations } from "./conversations/merge-conversations.ts";
import { on } from "#platform/server/events.ts";
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { postOfferCard, postRejectionCard, postTransitionCard } from "./messages/application-cards.ts";
import { unassignAccount, unassignProfile } from "./conversations/assign-conversation.action.ts";
import { blockActions } from "./conversations/block-conversation.action.ts";
import { conversationChannel } from "./conversations/conversation.channel.ts";
import { conversationMembers } from "./conversations/conversation-member.resource.ts";
import { conversations } from "./conversations/conversation.resource.ts";
import { conversationsChannel } from "./conversations/conversations.channel.ts";
import { mailReplyHandler } from "./mail/mail-reply-handler.ts";
import { mayWriteRoute } from "./conversations/may-write.route.ts";
import { messages } from "./messages/message.resource.ts";
import { messageTemplates } from "./messages/message-template.resource.ts";
import { readConversation } from "./messages/read-messages.action.ts";
import { reportActions, reportJob, reportProfile } from "./reports/report.action.ts";
import { decideReportAction } from "./reports/decide-report.action.ts";
import { reportWarningMail } from "./reports/report-warning.mail.ts";
import { reportMail } from "./reports/report.mail.ts";
import { reports } from "./reports/report.resource.ts";
import { emailOperators } from "./reports/email-operators.job.ts";
import { pushUnread, unreadDigest } from "./mail/unread-digest.job.ts";
import { replyNotPosted, unreadMessages } from "./mail/unread-messages.mail.ts";
import { messagesPersonalData } from "./personal-data.ts";

export const messagesFeature = (links: FileLinks) =>
  feature({
    name: "messages",
    personalData: messagesPersonalData,
    resources: [conversations(links), conversationMembers, messages(links), messageTemplates, reports],
    actions: [
      readConversation("user_profile"),
      readConversation("employer"),
      ...blockActions,
      ...reportActions,
      reportJob,
      reportProfile,
      decideReportAction,
    ],
    routes: [mayWriteRoute],
    jobs: [unreadDigest, pushUnread, emailOperators],
    channels: [conversationsChannel, conversationChannel],
    mails: [unreadMessages, replyNotPosted, reportMail, reportWarningMail],
    incomingMail: [mailReplyHandler],
    listeners: [
      on("employer_profiles.deleted", unassignProfile),
      on("accounts.closed", unassignAccount),
      on("employers.merging", mergeConversations),
      on("job_applications.transitioned", postTransitionCard),
      on("job_applications.rejection_emailed", postRejectionCard),
      on("job_applications.offer_emailed", postOfferCard),
    ],
  });

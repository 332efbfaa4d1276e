/** Conversations and messages: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { applicationMoved, rejectionTold } from "./application-cards.ts";
import { blockActions } from "./block.action.ts";
import { conversationChannel } from "./conversation.channel.ts";
import { conversationMembers } from "./conversation-member.resource.ts";
import { conversations } from "./conversation.resource.ts";
import { conversationsChannel } from "./conversations.channel.ts";
import { mailReplies } from "./mail-replies.ts";
import { mayWriteRoute } from "./may-write.route.ts";
import { messages } from "./message.resource.ts";
import { messageTemplates } from "./message-template.resource.ts";
import { readConversation } from "./read-messages.action.ts";
import { reportActions } from "./report.action.ts";
import { reportMail } from "./report.mail.ts";
import { reports } from "./report.resource.ts";
import { tellOperators } from "./tell-operators.job.ts";
import { unreadDigest } from "./unread-digest.job.ts";
import { notPosted, unreadMessages } from "./unread-messages.mail.ts";
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
    ],
    routes: [mayWriteRoute],
    jobs: [unreadDigest, tellOperators],
    channels: [conversationsChannel, conversationChannel],
    mails: [unreadMessages, notPosted, reportMail],
    incomingMail: [mailReplies],
    listeners: [
      ["job_applications", "moved", applicationMoved],
      ["job_applications", "rejection_told", rejectionTold],
    ],
  });

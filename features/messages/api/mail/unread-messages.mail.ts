/** The unread digest, and the email about a reply that could not be posted. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { Unread, UnreadMessage } from "./unread-for-digest.query.ts";

interface DigestData extends Unread {
  readerName: string;
  /** Whether a reply to the email is posted into the conversation. */
  mayReply: boolean;
}

/** Longer messages are truncated in the email. */
const maxQuoteLength = 1_000;

export const unreadMessages = catalogueMail<DigestData>({
  id: "messages.unread",
  sample: {
    conversationId: "01890000-0000-7000-8000-000000000000",
    side: "UserProfile",
    from: "Sunny Hill",
    count: 2,
    firstAt: new Date(0),
    lastId: "01890000-0000-7000-8000-000000000000",
    messages: [
      {
        messageType: "text",
        text: "Hi Ana, thank you for applying.\nWould Tuesday suit you for a visit?",
        metadata: {},
        filenames: [],
        author: "Dana",
      },
      { messageType: "attachment", text: "", metadata: {}, filenames: ["Handbook.pdf"], author: "Dana" },
    ],
    readerName: "Ana",
    mayReply: true,
  },
  write: ({ conversationId, side, from: name, count, messages, readerName, mayReply }, { t, url }) => {
    const page = side === "UserProfile" ? pages.messages : pages.employerMessages;
    const more = count - messages.length;
    const from = name || t(/*i18n*/ "Former member");
    return {
      subject: t(/*i18n*/ "{count, plural, one {New message} other {# new messages}} from {from}", {
        count,
        from,
      }),
      preview: messages[0] && messageSummary(messages[0], t),
      blocks: [
        { paragraph: t(/*i18n*/ "Hello {name},", { name: readerName }) },
        {
          paragraph: t(/*i18n*/ "{from} wrote to you{count, plural, one {:} other { (# messages):}}", {
            from,
            count,
          }),
        },
        ...messages.map((message) => ({ quote: messageSummary(message, t), by: message.author || from })),
        ...(more > 0
          ? [{ paragraph: t(/*i18n*/ "And {more, plural, one {# more} other {# more}}.", { more }) }]
          : []),
        {
          button: t(/*i18n*/ "Read and answer"),
          url: url(`${page}?conversation=${conversationId}`),
        },
        ...(mayReply ? [{ note: t(/*i18n*/ "You can also answer by replying to this email.") }] : []),
      ],
    };
  },
});

function messageSummary({ messageType, text, metadata, filenames }: UnreadMessage, t: Translate): string {
  const shown = text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text;
  const title = String(metadata.jobTitle ?? "");
  const name = String(metadata.name ?? "");
  return [
    shown,
    messageType === "job_share" && t(/*i18n*/ "A job: {title}", { title }),
    messageType === "interview_invite" && t(/*i18n*/ "An invitation to an interview: {name}", { name }),
    filenames.length > 0 && t(/*i18n*/ "Attached: {files}", { files: filenames.join(", ") }),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Informs the sender of an email reply that was not, or not completely, posted. */
export const replyNotPosted = catalogueMail<{
  readerName: string;
  why: string;
  path: string;
  wasPosted: boolean;
}>({
  id: "messages.not-posted",
  sample: {
    readerName: "Ana",
    why: /*i18n*/ "This conversation is closed. No new messages can be sent.",
    path: `${pages.messages}?conversation=01890000-0000-7000-8000-000000000000`,
    wasPosted: false,
  },
  write: ({ readerName, why, path, wasPosted }, { t, url }) => ({
    subject: wasPosted
      ? t(/*i18n*/ "Your files didn't come along")
      : t(/*i18n*/ "Your answer wasn't delivered"),
    blocks: [
      { paragraph: t(/*i18n*/ "Hello {name},", { name: readerName }) },
      { paragraph: t(why) },
      { button: t(/*i18n*/ "Open the conversation"), url: url(path) },
    ],
  }),
});

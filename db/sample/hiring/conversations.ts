/** Sample conversations: one for every pair with an application, some with messages, some of them unread. */
import type { DB } from "../../tables.ts";
import type { ProfileType } from "#features/messages/message-constants.ts";
import type { Insertable } from "kysely";
import type { SampleApplication } from "./applications.ts";
import type { SampleEducator } from "../educators/educators.ts";
import type { SampleEmployer } from "../employers/employers.ts";
import type { SampleJob } from "../jobs/jobs.ts";
import { createDeck, fillPlaceholders } from "../prose/phrase-deck.ts";
import { first, found, further, type Line } from "../prose/conversation-scripts.ts";
import type { SampleContext } from "../sample-context.ts";

type Message = Insertable<DB["messages"]> & { createdAt: Date; messageType: string };

export interface SampleConversation {
  row: Insertable<DB["conversations"]>;
  members: Insertable<DB["conversationMembers"]>[];
  messages: Message[];
}

interface People {
  employers: SampleEmployer[];
  jobs: SampleJob[];
  educators: SampleEducator[];
  applications: SampleApplication[];
}

interface ConversationPlan {
  employer: SampleEmployer;
  educator: SampleEducator;
  messages: Message[];
}

const hour = 3_600_000;

/** The first two employers and the first educator are demo accounts: their conversations await a reply. */
export function makeConversations(context: SampleContext, people: People): SampleConversation[] {
  const plans = [...talksOfApplicants(context, people), ...talksFromSearch(context, people)];
  return plans.map((talk, index) => conversation(context, talk, index));
}

function talksOfApplicants(
  context: SampleContext,
  { employers, jobs, educators, applications }: People,
): ConversationPlan[] {
  const { r } = context;
  const demoEmployers = employers.slice(0, 2);
  const jobOf = new Map(jobs.map((job) => [job.row.id, job]));
  const educatorOf = new Map(educators.map((educator) => [educator.profile.id, educator]));
  const [openings, meetings] = [createDeck(r, first), createDeck(r, further)];
  const sent = applications.filter(({ row }) => row.submittedAt);
  const pairs = Map.groupBy(sent, ({ row }) => `${row.employerId} ${row.userProfileId}`);
  return [...pairs.values()].map((ofPair) => {
    const [{ row }] = ofPair as [SampleApplication];
    const { employer } = jobOf.get(row.jobListingId)!;
    const educator = educatorOf.get(row.userProfileId)!;
    const talk: ConversationPlan = {
      employer,
      educator,
      messages: ofPair.flatMap((one) => cards(context, one, jobOf)),
    };
    const moved = ofPair.find((one) => one.transitions.some(({ by }) => by === "employer"));
    if (!moved || !(demoEmployers.includes(employer) || r.chance(0.12))) return talk;
    const title = jobOf.get(moved.row.jobListingId)!.row.title as string;
    scriptLines(context, talk, openings(), moved.row.submittedAt as Date, title);
    const met = moved.transitions.find(({ to }) => to === "interviewing");
    if (met) scriptLines(context, talk, meetings(), met.at, title);
    markRead(talk, moved);
    return talk;
  });
}

/** Two programs nearby found the demo educator: one has replied to her, one waits for her reply. */
function talksFromSearch(
  context: SampleContext,
  { employers, educators, applications }: People,
): ConversationPlan[] {
  const [maya] = educators as [SampleEducator];
  const known = new Set(
    applications.flatMap(({ row }) => (row.userProfileId === maya.profile.id ? [row.employerId] : [])),
  );
  const near = employers.slice(2).filter(({ city, row }) => city === maya.city && !known.has(row.id));
  return found.flatMap((lines, index) => {
    const employer = near[index];
    if (!employer) return [];
    const talk: ConversationPlan = { employer, educator: maya, messages: [] };
    scriptLines(context, talk, lines, context.daysAgo(index === 0 ? 2 : 0.7), "");
    return [talk];
  });
}

const jobDescription = ["submitted", "offered", "hired", "declined", "withdrawn", "rejected"];

/** What the product lays in of an application's way. */
function cards(
  context: SampleContext,
  { row, transitions }: SampleApplication,
  jobs: Map<string, SampleJob>,
): Message[] {
  const { row: job, employer } = jobs.get(row.jobListingId)!;
  const facts = {
    jobTitle: job.title,
    jobSlug: job.slug,
    employerName: employer.row.name,
    city: employer.city.name,
  };
  return transitions
    .filter(({ to }) => jobDescription.includes(to))
    .map(({ to, by, at }) => {
      const isRejection = to === "rejected";
      const author = isRejection ? null : by === "educator" ? row.userProfileId : employer.profiles[0]!.id;
      const about = { jobApplicationId: row.id, jobListingId: row.jobListingId, state: to };
      return message(context, at, {
        messageType: to === "submitted" ? "application_submitted" : "application_status",
        profileType: author ? (by === "educator" ? "UserProfile" : "EmployerProfile") : null,
        profileId: author,
        data: isRejection ? { ...about, text: row.rejectionText ?? undefined } : about,
        metadata: {
          ...facts,
          state: to,
          ...(isRejection ? { rejectionMessage: row.rejectionMessage } : {}),
        },
      });
    });
}

/** Writes the lines one after another; lines in the future are left out. */
function scriptLines(
  context: SampleContext,
  talk: ConversationPlan,
  lines: readonly Line[],
  since: Date,
  job: string,
): void {
  const { employer, educator } = talk;
  const contact = employer.profiles[0]!;
  const values = {
    firstName: educator.profile.firstName as string,
    contact: contact.firstName as string,
    center: employer.row.name,
    job,
  };
  let at = since.getTime();
  for (const [by, hours, text] of lines) {
    at += hours * hour * (0.8 + context.r.next() * 0.4) + 60_000;
    if (at > context.now.getTime() - hour / 2) return;
    const isEmployers = by === "employer";
    talk.messages.push(
      message(context, new Date(at), {
        messageType: "text",
        profileType: isEmployers ? "EmployerProfile" : "UserProfile",
        profileId: isEmployers ? contact.id : educator.profile.id,
        data: { text: fillPlaceholders(text, values) },
      }),
    );
  }
}

type MessageLine = Pick<Message, "messageType" | "profileType" | "profileId" | "data" | "metadata">;

/** Whom it belongs to is filled in with its conversation. */
const message = ({ r }: SampleContext, at: Date, line: MessageLine): Message => ({
  id: r.id(at),
  conversationId: "",
  employerId: "",
  userProfileId: "",
  ...line,
  metadata: line.metadata ?? {},
  createdAt: at,
  updatedAt: at,
});

function markRead({ messages }: ConversationPlan, { row }: SampleApplication): void {
  const written = messages.filter(
    (one) => one.messageType === "text" && one.profileType === "EmployerProfile",
  );
  if (written.length > 0) row.messagedAt = written.at(-1)!.createdAt;
}

/** The last word of the other side stays unread in every third talk, and wherever it is fresh. */
function conversation(context: SampleContext, talk: ConversationPlan, index: number): SampleConversation {
  const { r, now } = context;
  const { employer, educator } = talk;
  const messages = talk.messages.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const smsMessages = messages.filter(({ messageType }) => messageType === "text");
  const newest = messages.at(-1)!.createdAt;
  const startedAt = messages[0]!.createdAt;
  const id = r.id(startedAt);
  const pair = { employerId: employer.row.id, userProfileId: educator.profile.id };
  const last = smsMessages.at(-1);
  const isFresh = last !== undefined && now.getTime() - last.createdAt.getTime() < 4 * 24 * hour;
  const unread = last && last === messages.at(-1) && (isFresh || index % 3 === 0) ? last : null;
  for (const one of messages) {
    const readAt =
      one === unread || one.profileType === null ? null : new Date(one.createdAt.getTime() + 60_000);
    Object.assign(one, { conversationId: id, ...pair, readAt });
  }
  const readBy = (side: string) =>
    unread && unread.profileType !== side ? new Date(unread.createdAt.getTime() - 1) : newest;
  const by = (side: string) =>
    smsMessages.findLast(({ profileType }) => profileType === side)?.createdAt ?? null;
  const opener = smsMessages[0];
  const member = (messageableType: ProfileType, messageableId: string) => ({
    id: r.id(startedAt),
    conversationId: id,
    messageableType,
    messageableId,
    lastReadAt: readBy(messageableType),
    // Nobody is mailed about what lies in the sample.
    digestSentAt: newest,
    createdAt: startedAt,
    updatedAt: startedAt,
  });
  return {
    row: {
      id,
      ...pair,
      openedByType: opener?.profileType ?? null,
      openedAt: opener?.createdAt ?? null,
      latestMessageAt: newest,
      lastEmployerMessageAt: by("EmployerProfile"),
      lastUserProfileMessageAt: by("UserProfile"),
      employerReadAt: smsMessages.length > 0 ? readBy("EmployerProfile") : null,
      createdAt: startedAt,
      updatedAt: newest,
    },
    members: [
      member("UserProfile", educator.profile.id),
      ...(smsMessages.length > 0 ? [member("EmployerProfile", employer.profiles[0]!.id as string)] : []),
    ],
    messages,
  };
}

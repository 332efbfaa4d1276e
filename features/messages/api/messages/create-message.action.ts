/** `POST messages`: text, files, a job or an invitation, to a conversation or as a first message. */
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields, notFound } from "#platform/server/errors.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import { preprocess } from "#platform/shared/preprocess.ts";
import { z } from "zod";
import { maxMessageLength, type MessageType } from "../../message-constants.ts";
import { sideOf } from "../../message.policy.ts";
import { hasDealingsWith, type EmployerReader } from "#features/educators/api/visible-profiles.ts";
import { isPublic } from "#features/employers/api/employer/visible-employers.ts";
import {
  findOrCreateConversation,
  type Author,
  type Pair,
} from "../conversations/find-or-create-conversation.ts";
import { requireMayWrite } from "../conversations/write-facts.query.ts";
import { attachMessageFiles } from "./stored-message-files.ts";
import { inviteCard, jobCard } from "./message-cards.query.ts";
import { postMessage } from "./post-message.action.ts";

const idOf = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value;

/** Normalizes line ends, removes NUL (which PostgreSQL cannot store), and trims. */
export const cleanText = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\0", "").trim();

const data = z
  .strictObject({
    text: z
      .string()
      .max(maxMessageLength * 4)
      .transform(cleanText)
      .refine((text) => [...text].length <= maxMessageLength, /*i18n*/ "Use 5,000 characters or fewer")
      .default(""),
    attachments: z
      .array(preprocess(idOf, z.uuid(), z.looseObject({ id: z.uuid() })))
      .max(10, /*i18n*/ "Attach up to 10 files")
      .default([]),
    jobListingId: z.uuid().optional(),
    interviewEventTypeId: z.uuid().optional(),
  })
  .refine(
    ({ text, attachments, jobListingId, interviewEventTypeId }) =>
      text !== "" || attachments.length > 0 || jobListingId || interviewEventTypeId,
    /*i18n*/ "Write a message or attach a file",
  );
type Data = z.output<typeof data>;

export const messageInput = z.strictObject({
  conversationId: z.uuid().optional(),
  /** Instead of a conversation: the other side of a first message. */
  employerId: z.uuid().optional(),
  userProfileId: z.uuid().optional(),
  messageType: z.enum(["text", "attachment", "job_share", "interview_invite"]).optional(),
  data,
});
type Input = z.output<typeof messageInput>;

export async function createMessage(context: WriteContext, input: Input): Promise<string> {
  const me = sideOf(context.actor);
  if (!me) throw notFound();
  requireStanding(context.actor, context.actor.kind === "employer" ? ["pending"] : []);
  const pair = await findPair(context, me, input);
  await findOrCreateConversation(context, pair);
  await requireMayWrite(context, pair, me.type);
  const card = await buildCard(context, me, pair, input.data);
  const { text, attachments } = input.data;
  await attachMessageFiles(context, attachments);
  const messageType = card?.messageType ?? (attachments.length > 0 ? "attachment" : "text");
  // The type follows from the content; a given type must match it.
  if (input.messageType && !card !== ["text", "attachment"].includes(input.messageType)) throw wrongData();
  const { messageId } = await postMessage(context, {
    ...pair,
    by: me,
    messageType,
    data: { ...(text ? { text } : {}), ...card?.data },
    metadata: card?.metadata ?? {},
    attachmentIds: attachments,
  });
  return messageId;
}

/** The pair of an existing conversation, or of a first message. `404` for what the caller cannot see. */
async function findPair({ db, actor }: WriteContext, me: Author, input: Input): Promise<Pair> {
  const own = actor.kind === "employer" ? { employerId: actor.employerId } : { userProfileId: me.id };
  if (input.conversationId) {
    const pair = await db
      .selectFrom("conversations")
      .select(["employerId", "userProfileId"])
      .where("id", "=", input.conversationId)
      .where((eb) => eb.and(own))
      .executeTakeFirst();
    if (!pair) throw notFound();
    return pair;
  }
  if (actor.kind === "educator" && input.employerId) {
    const employer = await db
      .selectFrom("employers")
      .select("id")
      .where("id", "=", input.employerId)
      .where(isPublic)
      .executeTakeFirst();
    if (!employer) throw notFound();
    return { employerId: employer.id, userProfileId: me.id };
  }
  if (actor.kind === "employer" && input.userProfileId) {
    await requireVisibleEducator({ db }, actor, input.userProfileId);
    return { employerId: actor.employerId, userProfileId: input.userProfileId };
  }
  const message = /*i18n*/ "Say whom you write to";
  throw invalidFields([{ field: "conversationId", message }], () => "/data/attributes");
}

/** `404` unless the employer may see the educator, or has a conversation with them. */
export async function requireVisibleEducator(
  { db }: Pick<WriteContext, "db">,
  reader: EmployerReader,
  userProfileId: string,
) {
  const { employerId } = reader;
  const visibleEducator = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("id", "=", userProfileId)
    .where((eb) =>
      eb.or([
        hasDealingsWith(reader),
        eb.exists(
          eb
            .selectFrom("conversations")
            .select("id")
            .where("employerId", "=", employerId)
            .where("userProfileId", "=", userProfileId),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!visibleEducator) throw notFound();
}

interface Card {
  messageType: MessageType;
  data: { jobListingId?: string; interviewEventTypeId?: string };
  metadata: Record<string, unknown>;
}

/** Only employers send jobs and invitations, and only their own. */
async function buildCard(context: WriteContext, me: Author, pair: Pair, given: Data): Promise<Card | null> {
  const { jobListingId, interviewEventTypeId } = given;
  if (!jobListingId && !interviewEventTypeId) return null;
  if (me.type !== "EmployerProfile" || (jobListingId && interviewEventTypeId)) throw wrongData();
  const metadata = jobListingId
    ? await jobCard(context.db, pair.employerId, jobListingId)
    : await inviteCard(context.db, pair.employerId, interviewEventTypeId!);
  if (!metadata) throw wrongData();
  return jobListingId
    ? { messageType: "job_share", data: { jobListingId }, metadata }
    : { messageType: "interview_invite", data: { interviewEventTypeId }, metadata };
}

function wrongData() {
  const message = /*i18n*/ "This can't be sent in a message.";
  return invalidFields([{ field: "data", message }], (field) => `/data/attributes/${field}`);
}

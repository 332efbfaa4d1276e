/** Posts cards about an application into its conversation: submitted, offered, hired, ended, reopened. */
import type { RowUpdated } from "#platform/server/events.ts";
import { isMoveBack } from "#features/applications/application-transitions.ts";
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { MessageType } from "../../message-constants.ts";
import { sideOf } from "../../message.policy.ts";
import { inboxStreams } from "../conversation-streams.ts";
import { applicationJobCard } from "./message-cards.query.ts";
import { postMessage } from "./post-message.action.ts";

type ApplicationRow = Row<"jobApplications">;

/** States that get a card. Shortlisting is internal to the employer; interviews post their own cards. */
const statesWithCard = ["hired", "declined", "withdrawn"];

export async function postTransitionCard(
  context: WriteContext,
  { before: from, after: to }: RowUpdated<"jobApplications">,
): Promise<void> {
  if (from.aasmState === "withdrawn" && to.timesSubmitted === from.timesSubmitted)
    return deleteWithdrawalCard(context, to);
  // A pending rejection never happened for the educator, and neither did its undoing.
  const wasRejected = from.aasmState === "rejected";
  if (wasRejected && from.rejectionEmailedAt === null && to.aasmState !== "withdrawn") return;
  if (isMoveBack(from.aasmState, to.aasmState)) {
    if (from.offerEmailedAt) await postCard(context, to, "application_status", { state: "offer_withdrawn" });
    return;
  }
  if (to.aasmState === "submitted") return postCard(context, to, "application_submitted");
  if (wasRejected || statesWithCard.includes(to.aasmState)) await postCard(context, to, "application_status");
}

/** When an offer is sent, which is some minutes after it was made. */
export async function postOfferCard(
  context: WriteContext,
  { after: application }: RowUpdated<"jobApplications">,
): Promise<void> {
  await postCard(context, application, "application_status");
}

/** When a rejection is sent: posts the emailed message into the conversation too. */
export async function postRejectionCard(
  context: WriteContext,
  { after: application }: RowUpdated<"jobApplications">,
): Promise<void> {
  if (application.aasmState !== "rejected") return;
  const { rejectionText: text, rejectionMessage } = application;
  await postCard(context, application, "application_status", { text, rejectionMessage });
}

async function postCard(
  context: WriteContext,
  application: ApplicationRow,
  messageType: MessageType,
  {
    state = application.aasmState,
    text,
    rejectionMessage,
  }: { state?: string; text?: string | null; rejectionMessage?: string | null } = {},
): Promise<void> {
  const { id, jobListingId, employerId, userProfileId } = application;
  const job = await applicationJobCard(context.db, jobListingId);
  await postMessage(context, {
    employerId,
    userProfileId,
    by: authorOf(context, application),
    messageType,
    data: {
      jobApplicationId: id,
      jobListingId,
      state,
      ...(text ? { text } : {}),
    },
    metadata: { ...job, state, ...(rejectionMessage ? { rejectionMessage } : {}) },
  });
}

/** Null for operators and jobs, which act for neither side. */
function authorOf({ actor }: WriteContext, { employerId, userProfileId }: ApplicationRow) {
  const isParty =
    (actor.kind === "educator" && actor.userProfileId === userProfileId) ||
    (actor.kind === "employer" && actor.employerId === employerId);
  return isParty ? sideOf(actor) : null;
}

/** An undone withdrawal leaves no trace. */
async function deleteWithdrawalCard({ db }: WriteContext, application: ApplicationRow): Promise<void> {
  const gone = await db
    .deleteFrom("messages")
    .where("id", "=", (eb) =>
      eb
        .selectFrom("messages as card")
        .innerJoin("conversations as of", "of.id", "card.conversationId")
        .select("card.id")
        .where("of.employerId", "=", application.employerId)
        .where("of.userProfileId", "=", application.userProfileId)
        .where("card.messageType", "=", "application_status")
        .where(
          sql<boolean>`card.data @> ${JSON.stringify({ jobApplicationId: application.id, state: "withdrawn" })}::jsonb`,
        )
        .orderBy("card.id", "desc")
        .limit(1),
    )
    .returning("conversationId")
    .executeTakeFirst();
  if (!gone) return;
  const conversation = await db
    .updateTable("conversations")
    .set({
      latestMessageAt: sql`(select max(created_at) from messages where conversation_id = ${gone.conversationId})`,
    })
    .where("id", "=", gone.conversationId)
    .returning(["id", "employerId", "userProfileId"])
    .executeTakeFirstOrThrow();
  await broadcastRow(db, inboxStreams, conversation);
}

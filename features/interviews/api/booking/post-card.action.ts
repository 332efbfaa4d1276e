/** Posts the card about an interview in the conversation of its two sides, with its current values. */
import { postMessage } from "#features/messages/api/messages/post-message.action.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";

export type InterviewRow = Row<"interviews">;

type Card = "interview_scheduled" | "interview_rescheduled" | "interview_canceled";

export async function postCard(
  context: WriteContext,
  interview: InterviewRow,
  messageType: Card,
  more: Record<string, unknown> = {},
): Promise<void> {
  const { id, employerId, userProfileId, interviewEventTypeId, jobApplicationId, name } = interview;
  await postMessage(context, {
    employerId,
    userProfileId,
    by: authorOf(context),
    messageType,
    interviewId: id,
    data: {
      interviewId: id,
      ...(interviewEventTypeId ? { interviewEventTypeId } : {}),
      ...(jobApplicationId ? { jobApplicationId } : {}),
    },
    metadata: {
      interviewId: id,
      name,
      interviewType: interview.interviewType,
      time: interview.time.toISOString(),
      endsAt: interview.endsAt.toISOString(),
      status: interview.status,
      bookedByType: interview.bookedByType,
      ...more,
    },
  });
}

function authorOf({ actor }: WriteContext) {
  if (actor.kind === "educator") return { type: "UserProfile" as const, id: actor.userProfileId };
  return actor.kind === "employer" ? { type: "EmployerProfile" as const, id: actor.employerProfileId } : null;
}

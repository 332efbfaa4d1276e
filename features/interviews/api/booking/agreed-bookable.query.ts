/** The length and buffers an agreed interview needs when it is rescheduled: its own length, its type's buffers. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { minuteInMs } from "../../wall-clock.ts";
import type { Bookable } from "../availability/free-times.query.ts";

export interface AgreedBookable extends Bookable {
  requiresConfirmation: boolean;
}

const defaultNoticeMinutes = 120;

/** The type may be off or removed by now; what was agreed can still be moved. */
export async function loadAgreedBookable(
  { db }: Pick<Context | WriteContext, "db">,
  interview: Row<"interviews">,
): Promise<AgreedBookable> {
  const type = await db
    .selectFrom("interviewEventTypes")
    .select(["bufferBefore", "bufferAfter", "minimumNotice", "requiresConfirmation"])
    .where("id", "=", interview.interviewEventTypeId)
    .executeTakeFirst();
  return {
    employerProfileId: interview.employerProfileId,
    duration: Math.round((interview.endsAt.getTime() - interview.time.getTime()) / minuteInMs),
    bufferBefore: type?.bufferBefore ?? 0,
    bufferAfter: type?.bufferAfter ?? 0,
    minimumNotice: type?.minimumNotice ?? defaultNoticeMinutes,
    requiresConfirmation: type?.requiresConfirmation ?? false,
  };
}

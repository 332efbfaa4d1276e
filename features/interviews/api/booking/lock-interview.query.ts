/** Locks an interview and its related rows, always in one order: the pair's applications, the host, the interview. */
import type { WriteContext } from "#platform/server/context.ts";
import { findVisibleInterview } from "../availability/bookable.query.ts";
import { lockApplications } from "./open-application.query.ts";
import { lockHost } from "../event-types/find-host.query.ts";
import type { InterviewRow } from "./post-card.action.ts";

/** 404 where it is not the caller's. What it is then is read under the lock. */
export async function lockVisibleInterview(context: WriteContext, id: string): Promise<InterviewRow> {
  const { employerId, userProfileId, employerProfileId } = await findVisibleInterview(context, id);
  await lockApplications(context, { employerId, userProfileId });
  await lockHost(context, employerProfileId);
  return findVisibleInterview(context, id, { lock: true });
}

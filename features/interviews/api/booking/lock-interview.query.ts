/** Locks an interview and its related rows, always in one order: the pair's applications, the host, the interview. */
import type { WriteContext } from "#platform/server/context.ts";
import { findVisibleRow, lockVisibleRow } from "#platform/server/engine/read.ts";
import { interviewVisibility } from "../interview-visibility.ts";
import { lockApplications } from "./open-application.query.ts";
import { lockHost } from "../event-types/find-host.query.ts";
import type { InterviewRow } from "./post-card.action.ts";

/** 404 where it is not the caller's. What it is then is read under the lock. */
export async function lockVisibleInterview(context: WriteContext, id: string): Promise<InterviewRow> {
  const { employerId, userProfileId, employerProfileId } = await findVisibleRow(
    interviewVisibility,
    context,
    id,
  );
  await lockApplications(context, { employerId, userProfileId });
  await lockHost(context, employerProfileId);
  return lockVisibleRow(interviewVisibility, context, id);
}

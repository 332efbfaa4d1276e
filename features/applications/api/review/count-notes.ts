/** Updates the number of the team's notes on an applicant when a note is created or deleted, and on submission. */
import { broadcastRow } from "#platform/server/cable/broadcast.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { RowChange, RowDeleted, RowWritten } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { sql } from "kysely";
import { reviewStreams } from "../applications.channel.ts";

export async function countNotes(
  context: WriteContext,
  { id, before, after }: RowWritten<"notes"> | RowDeleted<"notes">,
): Promise<void> {
  const note = (after ?? before)!;
  const counted = await context.db
    .updateTable("jobApplications")
    .set({
      // The event of a deleted note is emitted while the row still exists.
      notesCount: after ? notesCount() : notesCount(id),
      ...nextVersion(context.now()),
    })
    .where("employerId", "=", note.employerId)
    .where("userProfileId", "=", note.userProfileId)
    .where("aasmState", "<>", "draft")
    .returning(["id", "employerId", "userProfileId", "jobListingId"])
    .execute();
  for (const one of counted) await broadcastRow(context.db, reviewStreams, one);
}

/** Notes may be older than the application. */
export async function countNotesOnSubmit(
  { db }: WriteContext,
  { id, after }: RowChange<"jobApplications">,
): Promise<void> {
  if (after?.["aasmState"] !== "submitted") return;
  await db.updateTable("jobApplications").set({ notesCount: notesCount() }).where("id", "=", id).execute();
}

const notesCount = (without: string | null = null) => sql<number>`(select count(*) from notes
  where notes.employer_id = job_applications.employer_id and notes.user_profile_id = job_applications.user_profile_id
    and notes.id is distinct from ${without}::uuid)`;

/** Finds the application an interview is about: the given one, else the pair's newest open one. */
import type { Pair } from "#features/messages/api/conversations/find-or-create-conversation.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";

const open = ["submitted", "shortlisted", "interviewing", "offered"];

/** All applications of the pair are locked, in one order, before anything else is: whoever moves one waits here. */
export async function lockApplications(
  { db }: WriteContext,
  { employerId, userProfileId }: Pair,
  named?: string | null,
): Promise<Row<"jobApplications"> | null> {
  const rows = await db
    .selectFrom("jobApplications")
    .selectAll()
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .where("aasmState", "<>", "draft")
    .orderBy("id")
    .forUpdate()
    .execute();
  if (!named) return rows.findLast(({ aasmState }) => open.includes(aasmState)) ?? null;
  const found = rows.find(({ id }) => id === named);
  if (found) return found;
  throw invalidFields(
    [{ field: "jobApplicationId", message: /*i18n*/ "Choose one of your applications to this employer" }],
    (field) => `/data/attributes/${field}`,
  );
}

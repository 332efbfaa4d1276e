/** A program that was turned away meets nobody: its coming interviews are canceled, and the educators told. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { moveInterview } from "./move-interview.action.ts";

export async function cancelWithEmployer(context: WriteContext, { id: employerId }: Change): Promise<void> {
  const { db, now } = context;
  const upcoming = await db
    .selectFrom("interviews")
    .selectAll()
    .where("status", "in", ["pending", "scheduled"])
    .where("time", ">", now())
    .where("employerId", "=", employerId)
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const interview of upcoming) await moveInterview(context, interview, "canceled", { who: "system" });
}

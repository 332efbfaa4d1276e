/** An educator whose profile is suspended or turned away comes to no interview: those to be are canceled, and hosts told. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { moveInterview } from "./move-interview.action.ts";

export async function cancelTurnedAway(context: WriteContext, { id, after }: Change): Promise<void> {
  if (after?.approvalState !== "suspended" && after?.approvalState !== "rejected") return;
  const upcoming = await context.db
    .selectFrom("interviews")
    .selectAll()
    .where("userProfileId", "=", id)
    .where("status", "in", ["pending", "scheduled"])
    .where("time", ">", context.now())
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const interview of upcoming) await moveInterview(context, interview, "canceled", { who: "system" });
}

/** An application that ends takes its upcoming interviews with it; a rejection only once the educator is told of it. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { moveInterview } from "./move-interview.action.ts";

const ends = ["withdrawn", "closed", "declined"];

export async function endWithApplication(context: WriteContext, { id, after }: Change): Promise<void> {
  if (ends.includes(String(after?.aasmState))) await cancelUpcoming(context, id);
}

export const endWithRejection = (context: WriteContext, { id }: Change) => cancelUpcoming(context, id);

async function cancelUpcoming(context: WriteContext, jobApplicationId: string): Promise<void> {
  const upcoming = await context.db
    .selectFrom("interviews")
    .selectAll()
    .where("jobApplicationId", "=", jobApplicationId)
    .where("status", "in", ["pending", "scheduled"])
    .where("time", ">", context.now())
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const interview of upcoming) await moveInterview(context, interview, "canceled", { who: "system" });
}

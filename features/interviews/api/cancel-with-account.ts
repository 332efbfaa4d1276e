/** Whoever deletes their account comes to no interview: those still to be are canceled, and the other side is told. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Change } from "#platform/server/feature.ts";
import { moveInterview } from "./move-interview.action.ts";

export async function cancelWithAccount(context: WriteContext, { id: accountId }: Change): Promise<void> {
  const { db, now } = context;
  const upcoming = await db
    .selectFrom("interviews")
    .selectAll()
    .where("status", "in", ["pending", "scheduled"])
    .where("time", ">", now())
    .where((eb) =>
      eb.or([
        eb("userProfileId", "in", (of) =>
          of.selectFrom("userProfiles").select("id").where("accountId", "=", accountId),
        ),
        eb("employerProfileId", "in", (of) =>
          of.selectFrom("employerProfiles").select("id").where("accountId", "=", accountId),
        ),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const interview of upcoming) await moveInterview(context, interview, "canceled", { who: "system" });
}

/** By whose clock a file of applicants tells its days. */
import type { Context } from "#platform/server/context.ts";

export async function readerTimeZone({ db, actor }: Context): Promise<string> {
  if (actor.kind !== "employer") return "UTC";
  const profile = await db
    .selectFrom("employerProfiles")
    .select("timeZone")
    .where("id", "=", actor.employerProfileId)
    .executeTakeFirst();
  return profile?.timeZone ?? "UTC";
}

/** Records for its owner that an employer opened the link of a profile's document. */
import type { Events } from "#platform/server/events.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Employer } from "#platform/shared/actor.ts";
import { recordAccess } from "./record-access.action.ts";

export async function recordDownload(
  context: WriteContext,
  { id, after }: Events["files.downloaded"],
): Promise<void> {
  const { db, now } = context;
  const actor = await memberOf(context, String(after?.["by"]));
  if (!actor) return;
  const owner = await db
    .selectFrom("files")
    .innerJoin("userProfiles as profile", "profile.accountId", "files.ownerAccountId")
    .select("profile.id")
    .where("files.id", "=", id)
    .where("files.purpose", "in", documents)
    .executeTakeFirst();
  if (owner) await recordAccess({ db, now, actor }, "downloaded", [owner.id]);
}

/** The file purposes of profiles and applications. */
const documents = ["resume", "attachment", "transcript", "certification_document"] as const;

async function memberOf({ db }: WriteContext, employerProfileId: string): Promise<Employer | undefined> {
  const profile = await db
    .selectFrom("employerProfiles")
    .select(["id", "accountId", "employerId", "role"])
    .where("id", "=", employerProfileId)
    .executeTakeFirst();
  if (!profile?.accountId) return undefined;
  const { id, accountId, employerId, role } = profile;
  return {
    kind: "employer",
    accountId,
    sessionId: "",
    standing: "good",
    employerProfileId: id,
    employerId,
    role: role,
  };
}

/** The team that the owner of a link for choosing a password has just joined. */
import { hashSecret } from "#features/accounts/api/sessions/session-tokens.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { JoinedTeam } from "../../joined-team.ts";
import { loadInviterName } from "./inviter-name.query.ts";

export async function findJoinedTeam(
  db: Queryable,
  token: unknown,
  now: Date,
): Promise<JoinedTeam | undefined> {
  const joined = await db
    .selectFrom("accountTokens")
    .innerJoin("employerProfiles", "employerProfiles.accountId", "accountTokens.accountId")
    .innerJoin("employers", "employers.id", "employerProfiles.employerId")
    .select(["employers.name", "employerProfiles.invitedById"])
    .where("accountTokens.tokenHash", "=", hashSecret(String(token ?? "")))
    .where("accountTokens.purpose", "=", "reset_password")
    .where("accountTokens.usedAt", "is", null)
    .where("accountTokens.expiresAt", ">", now)
    .where("employerProfiles.removedAt", "is", null)
    .where("employerProfiles.invitationState", "is", null)
    .orderBy("employerProfiles.updatedAt", "desc")
    .executeTakeFirst();
  if (!joined) return undefined;
  const { name: program, invitedById } = joined;
  return { program, inviter: await loadInviterName(db, invitedById, program) };
}

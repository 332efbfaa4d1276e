/** Stores a request to join an employer and emails its owners. Null when there is one already. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { fullName } from "#features/accounts/full-name.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { joinRequestMail } from "./join-request.mail.ts";

export interface NewMember {
  accountId: string;
  firstName: string;
  lastName: string;
}

export async function createJoinRequest(
  context: WriteContext,
  { accountId, firstName, lastName }: NewMember,
  employer: { id: string; name: string },
  position: string | null,
): Promise<string | null> {
  const { db } = context;
  const request = await db
    .insertInto("joinRequests")
    .values({ employerId: employer.id, accountId, position })
    .onConflict((known) => known.columns(["employerId", "accountId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!request) return null;
  const owners = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .where("profile.employerId", "=", employer.id)
    .where("profile.role", "=", "owner")
    .where("profile.removedAt", "is", null)
    .select(["account.id", "account.email", "account.language", "profile.firstName"])
    .execute();
  const who = fullName({ firstName, lastName });
  for (const owner of owners) {
    const mail = joinRequestMail({
      firstName: owner.firstName,
      who,
      position: position ?? "",
      program: employer.name,
    });
    await emailAccount(db, context, owner, `join-request:${request.id}:${owner.id}`, mail);
  }
  return request.id;
}

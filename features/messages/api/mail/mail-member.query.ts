/** The member of a reply address, and the actor they reply as. */
import { readStanding } from "#features/accounts/api/standing.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/shared/actor.ts";
import type { Author, Pair } from "../conversations/find-or-create-conversation.ts";

export interface MailMember extends Pair {
  id: string;
  by: Author;
  accountId: string;
  email: string;
  firstName: string;
  digestSentAt: Date | null;
  actor: Actor;
}

/** Undefined if they left the team or deleted the account. */
export async function findMailMember(db: Queryable, id: string): Promise<MailMember | undefined> {
  const member = await db
    .selectFrom("conversationMembers as member")
    .innerJoin("conversations as conversation", "conversation.id", "member.conversationId")
    .select(["member.id", "member.messageableType", "member.messageableId", "member.digestSentAt"])
    .select(["conversation.employerId", "conversation.userProfileId"])
    .where("member.id", "=", id)
    .executeTakeFirst();
  if (!member) return undefined;
  const { messageableType, messageableId, ...rest } = member;
  if (messageableType === "UserProfile") {
    const owner = await db
      .selectFrom("userProfiles as profile")
      .innerJoin("accounts as account", "account.id", "profile.accountId")
      .select(["account.id as accountId", "account.email", "profile.firstName"])
      .where("profile.id", "=", messageableId)
      .where("account.closedAt", "is", null)
      .executeTakeFirst();
    if (!owner) return undefined;
    const standing = await readStanding(db, owner.accountId);
    const signedIn = { accountId: owner.accountId, sessionId: "", standing };
    return {
      ...rest,
      ...owner,
      by: { type: "UserProfile", id: messageableId },
      actor: { kind: "educator", userProfileId: messageableId, ...signedIn },
    };
  }
  const owner = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["account.id as accountId", "account.email", "profile.firstName", "profile.role"])
    .where("profile.id", "=", messageableId)
    .where("profile.removedAt", "is", null)
    .where("account.closedAt", "is", null)
    .executeTakeFirst();
  if (!owner) return undefined;
  const { role, ...person } = owner;
  const { employerId } = rest;
  return {
    ...rest,
    ...person,
    by: { type: "EmployerProfile", id: messageableId },
    actor: {
      kind: "employer",
      employerProfileId: messageableId,
      employerId,
      role: role === "owner" ? "owner" : "member",
      accountId: owner.accountId,
      sessionId: "",
      standing: await readStanding(db, owner.accountId, employerId),
    },
  };
}

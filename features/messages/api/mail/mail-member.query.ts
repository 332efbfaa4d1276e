/** The member a reply address belongs to, and whom they act as. */
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

/** Undefined for one who left the team, or deleted the account. */
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
    const who = await db
      .selectFrom("userProfiles as profile")
      .innerJoin("accounts as account", "account.id", "profile.accountId")
      .select(["account.id as accountId", "account.email", "profile.firstName"])
      .where("profile.id", "=", messageableId)
      .where("account.closedAt", "is", null)
      .executeTakeFirst();
    if (!who) return undefined;
    const standing = await readStanding(db, who.accountId);
    const signedIn = { accountId: who.accountId, sessionId: "", standing };
    return {
      ...rest,
      ...who,
      by: { type: "UserProfile", id: messageableId },
      actor: { kind: "educator", userProfileId: messageableId, ...signedIn },
    };
  }
  const who = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["account.id as accountId", "account.email", "profile.firstName", "profile.role"])
    .where("profile.id", "=", messageableId)
    .where("profile.removedAt", "is", null)
    .where("account.closedAt", "is", null)
    .executeTakeFirst();
  if (!who) return undefined;
  const { role, ...person } = who;
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
      accountId: who.accountId,
      sessionId: "",
      standing: await readStanding(db, who.accountId, employerId),
    },
  };
}

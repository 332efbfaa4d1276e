/** Who receives the unread digest: the educator; of a team its joined members, else its owners. */
import {
  type TeamMailRecipient,
  findTeamMailRecipients,
} from "#features/employers/api/team/team-mail-recipients.query.ts";
import type { JobContext } from "#platform/server/job.ts";
import { systemContext } from "#platform/server/system-context.ts";
import type { ProfileType } from "../../message-constants.ts";
import { joinConversation } from "../conversations/find-or-create-conversation.ts";

export interface DigestReader {
  /** The member's id. */
  id: string;
  accountId: string;
  firstName: string;
  digestSentAt: Date | null;
}

/** Empty for a blocked conversation: the blocking side wants no emails about it. */
export async function findDigestReaders(
  worker: JobContext,
  conversationId: string,
  side: ProfileType,
): Promise<DigestReader[]> {
  const conversation = await worker.db
    .selectFrom("conversations")
    .select(["id", "employerId", "userProfileId", "blockedAt"])
    .where("id", "=", conversationId)
    .executeTakeFirst();
  if (!conversation || conversation.blockedAt) return [];
  return side === "UserProfile"
    ? findEducator(worker, conversationId)
    : findTeam(worker, conversationId, conversation);
}

const findEducator = ({ db }: JobContext, conversationId: string): Promise<DigestReader[]> =>
  db
    .selectFrom("conversationMembers as member")
    .innerJoin("userProfiles as profile", "profile.id", "member.messageableId")
    .select(["member.id", "profile.accountId", "profile.firstName", "member.digestSentAt"])
    .where("member.conversationId", "=", conversationId)
    .where("member.messageableType", "=", "UserProfile")
    .execute();

async function findTeam(
  worker: JobContext,
  conversationId: string,
  pair: { employerId: string; userProfileId: string },
): Promise<DigestReader[]> {
  const { db } = worker;
  const jobListingId = await findNewestJob(worker, pair);
  const readers = await findTeamMailRecipients(db, pair.employerId, jobListingId ? { jobListingId } : {});
  const joined = await findEmployerMembers(worker, conversationId);
  // If a joined member wants no email, the owners are not emailed instead.
  if (joined.size > 0) return withMembership(readers, joined);
  const owners = readers.filter(({ role }) => role === "owner");
  await db.transaction().execute(async (tx) => {
    for (const { id } of owners)
      await joinConversation(systemContext(worker, tx), conversationId, { type: "EmployerProfile", id });
  });
  return withMembership(owners, await findEmployerMembers(worker, conversationId));
}

/** The newest application: its job's locations decide which teammates are responsible. */
async function findNewestJob(
  { db }: JobContext,
  { employerId, userProfileId }: { employerId: string; userProfileId: string },
): Promise<string | undefined> {
  const application = await db
    .selectFrom("jobApplications")
    .select("jobListingId")
    .where("employerId", "=", employerId)
    .where("userProfileId", "=", userProfileId)
    .where("aasmState", "<>", "draft")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return application?.jobListingId;
}

async function findEmployerMembers({ db }: JobContext, conversationId: string) {
  const members = await db
    .selectFrom("conversationMembers as member")
    .innerJoin("employerProfiles as profile", "profile.id", "member.messageableId")
    .select(["member.id", "member.messageableId", "member.digestSentAt"])
    .where("member.conversationId", "=", conversationId)
    .where("member.messageableType", "=", "EmployerProfile")
    .where("profile.removedAt", "is", null)
    .execute();
  return new Map(members.map((member) => [member.messageableId, member]));
}

const withMembership = (
  readers: TeamMailRecipient[],
  members: Map<string, { id: string; digestSentAt: Date | null }>,
) =>
  readers.flatMap(({ id, accountId, firstName }) => {
    const member = members.get(id);
    return member ? [{ ...member, accountId, firstName }] : [];
  });

/** Personal data in conversations: messages stay visible to their recipients. */
import type { Transaction } from "#platform/server/database/database.ts";
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";

export const messagesPersonalData: PersonalTable[] = [
  {
    table: "conversations",
    ownRows: { userProfileId: "userProfile" },
    rowsAboutThem: {
      assignedProfileId: "the teammate who answers it, until they leave",
      employerId: "the program, which is no person: with the teammate it is one key",
    },
    exported: {
      as: "conversations",
      columns: ["id", "employerId", "latestMessageAt", "blockedAt", "blockedByType", "createdAt"],
      named: { employerId: ["employers", "name"] },
    },
    erased: { retained: "the other side's conversation too, held with a former member" },
  },
  {
    table: "conversationMembers",
    ownRows: { messageableId: "profile" },
    exported: {
      as: "conversation_members",
      columns: ["conversationId", "starred", "archivedAt", "lastReadAt", "createdAt"],
    },
    erased: { retained: "says who takes part, by id alone" },
  },
  {
    table: "messages",
    // For an educator both sides of their conversations; for a teammate only what they wrote.
    ownRows: { userProfileId: "userProfile", profileId: "profile" },
    exported: {
      as: "messages",
      columns: [
        "id",
        "conversationId",
        "profileType",
        "messageType",
        "data",
        "metadata",
        "attachmentIds",
        "readAt",
        "deletedAt",
        "createdAt",
      ],
    },
    erased: { run: detachFiles },
  },
  {
    table: "messageTemplates",
    ownRows: { createdById: "employerProfile" },
    exported: { as: "message_templates", columns: ["id", "name", "body", "createdAt", "updatedAt"] },
    erased: { retained: "the team's, whoever wrote it" },
  },
  {
    table: "reports",
    ownRows: { reporterAccountId: "account" },
    rowsAboutThem: { decidedById: "staff", userProfileId: "a report of their profile is the reporter's" },
    exported: {
      as: "reports",
      columns: [
        "id",
        "conversationId",
        "messageId",
        "jobListingId",
        "userProfileId",
        "reason",
        "details",
        "state",
        "createdAt",
      ],
    },
    erased: { set: { details: "" } },
  },
];

/** Detaches files of the sender; a message that consisted of files only becomes a tombstone. */
async function detachFiles(db: Transaction, { userProfileId, employerProfileIds }: Person): Promise<void> {
  for (const profileId of [...(userProfileId ? [userProfileId] : []), ...employerProfileIds])
    await sql`update messages set attachment_ids = '{}', updated_at = now(), version = version + 1,
        deleted_at = case when message_type = 'attachment' and coalesce(data ->> 'text', '') = ''
          then coalesce(deleted_at, now()) else deleted_at end
      where profile_id = ${profileId} and attachment_ids <> '{}'`.execute(db);
}

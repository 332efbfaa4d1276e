/** For tests of conversations: two sides who may talk, and short ways to write and to read. */
import type { EmployerRole } from "#features/employers/employer-constants.ts";
import type { testServer } from "#app/testing/test-server.ts";
import { apply, educatorOf, jobWithEmployer } from "#features/applications/api/applications.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
export interface Asker {
  ask: Server["ask"];
}

export interface MessageDocument {
  id: string;
  attributes: {
    messageType: string;
    data: {
      text?: string;
      attachments?: { id: string; filename: string; url: string; showUrl?: string }[];
    } & Record<string, unknown>;
    metadata: Record<string, unknown>;
    profileType: string | null;
    authorFirstName: string | null;
    authorId: string | null;
    readAt: string | null;
    deletedAt: string | null;
    interviewScheduled: boolean;
    interviewScheduledAt: string | null;
  };
  relationships: { conversation: { data: { id: string } } };
}

export interface ConversationDocument {
  id: string;
  attributes: {
    unreadCount: number;
    starred: boolean;
    archived: boolean;
    latestMessageAt: string | null;
    blockedAt: string | null;
    blockedByType: string | null;
    metadata: {
      lastEmployerMessage: { employerProfileFirstName: string; createdAt: string } | null;
      lastUserProfileMessage: { createdAt: string; readAt: string | null } | null;
      lastMessage: { messageType: string; text: string; profileType: string | null } | null;
    };
  };
  meta: { other: Record<string, unknown>; mayWrite?: Record<string, unknown> };
}

export const ofEducator = "user_profile/conversations";
export const ofEmployer = "employer/conversations";

/** What somebody posts into `messages`. */
export const post = (who: Asker, attributes: object, headers: Record<string, string> = {}) =>
  who.ask("messages", { method: "POST", headers, body: { data: { type: "messages", attributes } } });

/** Writes a text, and gives the message. */
export async function say(who: Asker, to: object, text: string): Promise<MessageDocument> {
  const answer = await post(who, { ...to, data: { text } });
  if (answer.status !== 201) throw new Error(`POST messages answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export const conversationOf = (message: MessageDocument) => message.relationships.conversation.data.id;

export async function listed(who: Asker, path: string, query = ""): Promise<ConversationDocument[]> {
  const answer = await who.ask(`${path}?${query}`);
  if (answer.status !== 200)
    throw new Error(`GET ${path}?${query} answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export async function one(who: Asker, path: string, id: string): Promise<ConversationDocument> {
  const answer = await who.ask(`${path}/${id}`);
  if (answer.status !== 200) throw new Error(`GET ${path}/${id} answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export async function thread(who: Asker, conversationId: string, query = ""): Promise<MessageDocument[]> {
  const answer = await who.ask(`messages?filter[conversationId]=${conversationId}&${query}`);
  if (answer.status !== 200) throw new Error(`GET messages answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export const act = (who: Asker, path: string, id: string, verb: string, body: object = {}) =>
  who.ask(`${path}/${id}/${verb}`, { method: "POST", body });

export const mark = (who: Asker, path: string, id: string, attributes: object) =>
  who.ask(`${path}/${id}`, { method: "PATCH", body: { data: { type: "conversations", id, attributes } } });

export const read = (who: Asker, id: string) =>
  who.ask(`messages/${id}`, {
    method: "PATCH",
    body: { data: { type: "messages", id, attributes: { readAt: new Date().toISOString() } } },
  });

export async function profileIdOf({ db }: Server, accountId: string): Promise<string> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return profile.id;
}

/** An educator whom employers find. */
export async function findableEducator(server: Server, firstName = "Ana", lastName = "Ruiz") {
  const educator = await educatorOf(server, firstName, lastName);
  const userProfileId = await profileIdOf(server, educator.accountId);
  await server.db
    .updateTable("userProfiles")
    .set({
      approvalState: "approved",
      activeState: "active",
      visibilityState: "visible",
      missingRequiredFields: [],
      missingScreeningQuestions: [],
    })
    .where("id", "=", userProfileId)
    .execute();
  return { ...educator, userProfileId };
}

/** An employer with a job, an educator who applied for it, and their conversation. */
export async function applied(server: Server, names: { employer?: string; firstName?: string } = {}) {
  const { employer, job } = await jobWithEmployer(server, {}, names.employer);
  const educator = await educatorOf(server, names.firstName ?? "Ana", "Ruiz");
  const answer = await apply(educator, job.id);
  if (answer.status !== 201) throw new Error(`applying answered ${answer.status}: ${answer.text}`);
  const userProfileId = await profileIdOf(server, educator.accountId);
  const [conversation] = await listed(employer, ofEmployer, `filter[userProfileId]=${userProfileId}`);
  return {
    employer,
    job,
    educator: { ...educator, userProfileId },
    applicationId: answer.json().data.id as string,
    conversationId: conversation!.id,
  };
}

/** Another person on an employer's team. */
export async function teammate(server: Server, employerId: string, firstName = "Tess", role: EmployerRole = "member") {
  const person = await server.person("employer", { employerName: `${firstName}'s own` });
  const profile = await server.db
    .insertInto("employerProfiles")
    .values({
      accountId: person.accountId,
      employerId,
      firstName,
      lastName: "Moss",
      role,
      slug: `${firstName}-${person.accountId.slice(-8)}`.toLowerCase(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const headers = { "current-employer-profile-id": profile.id };
  const ask: Server["ask"] = (path, options = {}) =>
    person.ask(path, { ...options, headers: { ...headers, ...options.headers } });
  return { ...person, ask, employerProfileId: profile.id, headers: { ...person.headers, ...headers } };
}

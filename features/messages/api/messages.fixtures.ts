/** Fixtures of conversations: two sides who may write, and helpers to write and read. */
import type { EmployerRole } from "#features/employers/employer-constants.ts";
import type { testServer } from "#app/testing/test-server.ts";
import {
  applyTo,
  createEducator,
  createJobWithEmployer,
} from "#features/applications/api/applications.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
export interface Requester {
  request: Server["request"];
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
    /** Of the employer's side alone. */
    assignedProfileId?: string | null;
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

/** Posts a message as this person. */
export const postMessageAs = (who: Requester, attributes: object, headers: Record<string, string> = {}) =>
  who.request("messages", { method: "POST", headers, body: { data: { type: "messages", attributes } } });

/** Posts a text and returns the message. */
export async function sendText(who: Requester, to: object, text: string): Promise<MessageDocument> {
  const answer = await postMessageAs(who, { ...to, data: { text } });
  if (answer.status !== 201) throw new Error(`POST messages answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export const conversationIdOf = (message: MessageDocument) => message.relationships.conversation.data.id;

export async function listConversations(
  who: Requester,
  path: string,
  query = "",
): Promise<ConversationDocument[]> {
  const answer = await who.request(`${path}?${query}`);
  if (answer.status !== 200)
    throw new Error(`GET ${path}?${query} answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export async function readConversation(
  who: Requester,
  path: string,
  id: string,
): Promise<ConversationDocument> {
  const answer = await who.request(`${path}/${id}`);
  if (answer.status !== 200) throw new Error(`GET ${path}/${id} answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export async function readThread(
  who: Requester,
  conversationId: string,
  query = "",
): Promise<MessageDocument[]> {
  const answer = await who.request(`messages?filter[conversationId]=${conversationId}&${query}`);
  if (answer.status !== 200) throw new Error(`GET messages answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

export const runConversationAction = (
  who: Requester,
  path: string,
  id: string,
  verb: string,
  body: object = {},
) => who.request(`${path}/${id}/${verb}`, { method: "POST", body });

export const setFlags = (who: Requester, path: string, id: string, attributes: object) =>
  who.request(`${path}/${id}`, {
    method: "PATCH",
    body: { data: { type: "conversations", id, attributes } },
  });

export const markRead = (who: Requester, id: string) =>
  who.request(`messages/${id}`, {
    method: "PATCH",
    body: { data: { type: "messages", id, attributes: { readAt: new Date().toISOString() } } },
  });

export async function findProfileId({ db }: Server, accountId: string): Promise<string> {
  const profile = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return profile.id;
}

/** An educator whom employers find. */
export async function createFindableEducator(server: Server, firstName = "Ana", lastName = "Ruiz") {
  const educator = await createEducator(server, firstName, lastName);
  const userProfileId = await findProfileId(server, educator.accountId);
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
export async function createConversationPair(
  server: Server,
  names: { employer?: string; firstName?: string } = {},
) {
  const { employer, job } = await createJobWithEmployer(server, {}, names.employer);
  const educator = await createEducator(server, names.firstName ?? "Ana", "Ruiz");
  const answer = await applyTo(educator, job.id);
  if (answer.status !== 201) throw new Error(`applying answered ${answer.status}: ${answer.text}`);
  const userProfileId = await findProfileId(server, educator.accountId);
  const [conversation] = await listConversations(
    employer,
    ofEmployer,
    `filter[userProfileId]=${userProfileId}`,
  );
  return {
    employer,
    job,
    educator: { ...educator, userProfileId },
    applicationId: answer.json().data.id as string,
    conversationId: conversation!.id,
  };
}

/** Another person on an employer's team. */
export async function createTeammate(
  server: Server,
  employerId: string,
  firstName = "Tess",
  role: EmployerRole = "member",
) {
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
  const ask: Server["request"] = (path, options = {}) =>
    person.request(path, { ...options, headers: { ...headers, ...options.headers } });
  return {
    ...person,
    request: ask,
    employerProfileId: profile.id,
    headers: { ...person.headers, ...headers },
  };
}

/** Conversations from both sides: visibility, and per-member flags. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  runConversationAction,
  createConversationPair,
  createFindableEducator,
  listConversations,
  setFlags,
  ofEducator,
  ofEmployer,
  readConversation,
  postMessageAs,
  findProfileId,
  markRead,
  sendText,
  createTeammate,
  readThread,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, educator, conversationId } = await createConversationPair(server);
const stranger = await createConversationPair(server, { employer: "Other Oaks", firstName: "Zoe" });
const to = { conversationId };

describe("who sees it", () => {
  test("both sides, and nobody else", async () => {
    const message = await sendText(employer, to, "Hello Ana");
    for (const [who, path] of [
      [educator, ofEducator],
      [employer, ofEmployer],
    ] as const) {
      expect((await listConversations(who, path)).map(({ id }) => id)).toContain(conversationId);
      expect((await who.request(`messages/${message.id}`)).status).toBe(200);
    }
    for (const [who, path] of [
      [stranger.educator, ofEducator],
      [stranger.employer, ofEmployer],
    ] as const) {
      expect((await listConversations(who, path)).map(({ id }) => id)).not.toContain(conversationId);
      expect((await who.request(`${path}/${conversationId}`)).status).toBe(404);
      expect((await who.request(`messages/${message.id}`)).status).toBe(404);
      expect(await readThread(who, conversationId)).toEqual([]);
      expect(
        (await who.request(`conversation_members?filter[conversationId]=${conversationId}`)).json().data,
      ).toEqual([]);
      expect((await postMessageAs(who, { ...to, data: { text: "me too" } })).status).toBe(404);
      expect((await markRead(who, message.id)).status).toBe(404);
      expect((await who.request(`messages/${message.id}`, { method: "DELETE" })).status).toBe(404);
      for (const verb of ["read", "block", "unblock", "report"])
        expect(
          (await runConversationAction(who, path, conversationId, verb, { reason: "spam" })).status,
        ).toBe(404);
      const member = { type: "conversation_members", attributes: to };
      const joining = await who.request("conversation_members", { method: "POST", body: { data: member } });
      expect(joining.status).toBe(404);
    }
  });

  test("the whole team of an employer, each with what they have not read", async () => {
    const tess = await createTeammate(server, employer.employerId);
    expect((await readConversation(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
    await sendText(educator, to, "Thank you!");
    const message = await sendText(educator, to, "When can I come?");
    expect((await readConversation(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(2);
    expect((await readConversation(employer, ofEmployer, conversationId)).attributes.unreadCount).toBe(2);
    expect((await markRead(employer, message.id)).status).toBe(200);
    expect((await readConversation(employer, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
    // A teammate who has not joined starts where the team has read; a member has their own read state.
    expect((await readConversation(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
    expect((await runConversationAction(tess, ofEmployer, conversationId, "read")).status).toBe(200);
    const next = await sendText(educator, to, "Tuesday?");
    await markRead(employer, next.id);
    expect((await readConversation(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(1);
    const members = (
      await tess.request(`conversation_members?filter[conversationId]=${conversationId}`)
    ).json();
    expect(members.data).toHaveLength(3);
  });

  test("a conversation without messages is not visible to the educator", async () => {
    const ben = await createFindableEducator(server, "Ben");
    const data = { type: "conversations", attributes: { userProfileId: ben.userProfileId } };
    const opened = await employer.request(ofEmployer, { method: "POST", body: { data } });
    expect(opened.status).toBe(201);
    const { id } = opened.json().data;
    expect(await listConversations(ben, ofEducator)).toEqual([]);
    expect((await ben.request(`${ofEducator}/${id}`)).status).toBe(404);
    const again = await employer.request(ofEmployer, { method: "POST", body: { data } });
    expect(again.json().data.id).toBe(id);
    await sendText(employer, { conversationId: id }, "Hello Ben");
    expect((await listConversations(ben, ofEducator)).map((row) => row.id)).toEqual([id]);
  });

  test("nobody can open one with an invisible profile", async () => {
    const hidden = await createFindableEducator(server, "Hidden");
    await server.db
      .updateTable("userProfiles")
      .set({ visibilityState: "hidden" })
      .where("id", "=", hidden.userProfileId)
      .execute();
    const data = { type: "conversations", attributes: { userProfileId: hidden.userProfileId } };
    expect((await employer.request(ofEmployer, { method: "POST", body: { data } })).status).toBe(404);
    const may = `${ofEmployer}/may_write?userProfileId=${hidden.userProfileId}`;
    expect((await employer.request(may)).status).toBe(404);
  });
});

describe("a member's own marks", () => {
  test("starring is per member", async () => {
    const tess = await createTeammate(server, employer.employerId, "Tara");
    expect((await setFlags(employer, ofEmployer, conversationId, { starred: true })).status).toBe(200);
    expect((await readConversation(employer, ofEmployer, conversationId)).attributes.starred).toBe(true);
    expect((await readConversation(tess, ofEmployer, conversationId)).attributes.starred).toBe(false);
    expect((await readConversation(educator, ofEducator, conversationId)).attributes.starred).toBe(false);
    const starred = await listConversations(employer, ofEmployer, "filter[starred]=true");
    expect(starred.map(({ id }) => id)).toEqual([conversationId]);
    await setFlags(employer, ofEmployer, conversationId, { starred: false });
    expect(await listConversations(employer, ofEmployer, "filter[starred]=true")).toEqual([]);
  });

  test("an archived conversation is hidden until a new message", async () => {
    await setFlags(educator, ofEducator, conversationId, { archived: true });
    expect(await listConversations(educator, ofEducator)).toEqual([]);
    expect(await listConversations(educator, ofEducator, "filter[archived]=true")).toHaveLength(1);
    // Filtering by a person finds archived conversations too.
    expect(
      await listConversations(educator, ofEducator, `filter[employerId]=${employer.employerId}`),
    ).toHaveLength(1);
    expect((await readConversation(educator, ofEducator, conversationId)).attributes.archived).toBe(true);
    expect((await listConversations(employer, ofEmployer)).map(({ id }) => id)).toContain(conversationId);
    await sendText(employer, to, "One more thing");
    expect(await listConversations(educator, ofEducator)).toHaveLength(1);
    expect((await readConversation(educator, ofEducator, conversationId)).attributes.archived).toBe(false);
  });
});

test("an include loads the newest messages, never the whole thread", async () => {
  const { employer: oaks, conversationId: id } = await createConversationPair(server, {
    employer: "Long Oaks",
  });
  const { employerId, userProfileId } = await server.db
    .selectFrom("conversations")
    .select(["employerId", "userProfileId"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 70 }, (_, index) => ({
    conversationId: id,
    employerId,
    userProfileId,
    data: JSON.stringify({ text: `line ${index}` }),
  }));
  for (const row of rows) await server.db.insertInto("messages").values(row).execute();
  const document = (await oaks.request(`${ofEmployer}/${id}?include=messages,conversation_members`)).json();
  const ids: string[] = document.data.relationships.messages.data.map((row: { id: string }) => row.id);
  expect(ids).toHaveLength(50);
  expect(ids).toEqual((await readThread(oaks, id, "page[size]=50")).map((row) => row.id));
});

test("an educator's own profile is who they write as", async () => {
  const message = await sendText(educator, to, "It is me");
  expect(message.attributes).toMatchObject({
    profileType: "UserProfile",
    authorId: await findProfileId(server, educator.accountId),
    authorFirstName: "Ana",
  });
});

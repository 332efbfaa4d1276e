/** A conversation from both sides: who sees it, and the marks each keeps for themselves. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  applied,
  findableEducator,
  listed,
  mark,
  ofEducator,
  ofEmployer,
  one,
  post,
  profileIdOf,
  read,
  say,
  teammate,
  thread,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, educator, conversationId } = await applied(server);
const stranger = await applied(server, { employer: "Other Oaks", firstName: "Zoe" });
const to = { conversationId };

describe("who sees it", () => {
  test("both sides, and nobody else", async () => {
    const message = await say(employer, to, "Hello Ana");
    for (const [who, path] of [
      [educator, ofEducator],
      [employer, ofEmployer],
    ] as const) {
      expect((await listed(who, path)).map(({ id }) => id)).toContain(conversationId);
      expect((await who.ask(`messages/${message.id}`)).status).toBe(200);
    }
    for (const [who, path] of [
      [stranger.educator, ofEducator],
      [stranger.employer, ofEmployer],
    ] as const) {
      expect((await listed(who, path)).map(({ id }) => id)).not.toContain(conversationId);
      expect((await who.ask(`${path}/${conversationId}`)).status).toBe(404);
      expect((await who.ask(`messages/${message.id}`)).status).toBe(404);
      expect(await thread(who, conversationId)).toEqual([]);
      expect(
        (await who.ask(`conversation_members?filter[conversationId]=${conversationId}`)).json().data,
      ).toEqual([]);
      expect((await post(who, { ...to, data: { text: "me too" } })).status).toBe(404);
      expect((await read(who, message.id)).status).toBe(404);
      expect((await who.ask(`messages/${message.id}`, { method: "DELETE" })).status).toBe(404);
      for (const verb of ["read", "block", "unblock", "report"])
        expect((await act(who, path, conversationId, verb, { reason: "spam" })).status).toBe(404);
      const member = { type: "conversation_members", attributes: to };
      const joining = await who.ask("conversation_members", { method: "POST", body: { data: member } });
      expect(joining.status).toBe(404);
    }
  });

  test("the whole team of an employer, each with what they have not read", async () => {
    const tess = await teammate(server, employer.employerId);
    expect((await one(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
    await say(educator, to, "Thank you!");
    const message = await say(educator, to, "When can I come?");
    expect((await one(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(2);
    expect((await one(employer, ofEmployer, conversationId)).attributes.unreadCount).toBe(2);
    expect((await read(employer, message.id)).status).toBe(200);
    expect((await one(employer, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
    // Who has not joined begins where the team has read; who joined reads for themselves.
    expect((await one(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(0);
    expect((await act(tess, ofEmployer, conversationId, "read")).status).toBe(200);
    const next = await say(educator, to, "Tuesday?");
    await read(employer, next.id);
    expect((await one(tess, ofEmployer, conversationId)).attributes.unreadCount).toBe(1);
    const members = (await tess.ask(`conversation_members?filter[conversationId]=${conversationId}`)).json();
    expect(members.data).toHaveLength(3);
  });

  test("an employer that has not written is not there for the educator yet", async () => {
    const ben = await findableEducator(server, "Ben");
    const data = { type: "conversations", attributes: { userProfileId: ben.userProfileId } };
    const opened = await employer.ask(ofEmployer, { method: "POST", body: { data } });
    expect(opened.status).toBe(201);
    const { id } = opened.json().data;
    expect(await listed(ben, ofEducator)).toEqual([]);
    expect((await ben.ask(`${ofEducator}/${id}`)).status).toBe(404);
    const again = await employer.ask(ofEmployer, { method: "POST", body: { data } });
    expect(again.json().data.id).toBe(id);
    await say(employer, { conversationId: id }, "Hello Ben");
    expect((await listed(ben, ofEducator)).map((row) => row.id)).toEqual([id]);
  });

  test("nobody opens one with somebody who is not to be seen", async () => {
    const hidden = await findableEducator(server, "Hidden");
    await server.db
      .updateTable("userProfiles")
      .set({ visibilityState: "hidden" })
      .where("id", "=", hidden.userProfileId)
      .execute();
    const data = { type: "conversations", attributes: { userProfileId: hidden.userProfileId } };
    expect((await employer.ask(ofEmployer, { method: "POST", body: { data } })).status).toBe(404);
    const may = `${ofEmployer}/may_write?userProfileId=${hidden.userProfileId}`;
    expect((await employer.ask(may)).status).toBe(404);
  });
});

describe("a member's own marks", () => {
  test("starring is one's own", async () => {
    const tess = await teammate(server, employer.employerId, "Tara");
    expect((await mark(employer, ofEmployer, conversationId, { starred: true })).status).toBe(200);
    expect((await one(employer, ofEmployer, conversationId)).attributes.starred).toBe(true);
    expect((await one(tess, ofEmployer, conversationId)).attributes.starred).toBe(false);
    expect((await one(educator, ofEducator, conversationId)).attributes.starred).toBe(false);
    const starred = await listed(employer, ofEmployer, "filter[starred]=true");
    expect(starred.map(({ id }) => id)).toEqual([conversationId]);
    await mark(employer, ofEmployer, conversationId, { starred: false });
    expect(await listed(employer, ofEmployer, "filter[starred]=true")).toEqual([]);
  });

  test("what is archived is put away until something new is written", async () => {
    await mark(educator, ofEducator, conversationId, { archived: true });
    expect(await listed(educator, ofEducator)).toEqual([]);
    expect(await listed(educator, ofEducator, "filter[archived]=true")).toHaveLength(1);
    // Whoever looks for somebody finds the talk with them.
    expect(await listed(educator, ofEducator, `filter[employerId]=${employer.employerId}`)).toHaveLength(1);
    expect((await one(educator, ofEducator, conversationId)).attributes.archived).toBe(true);
    expect((await listed(employer, ofEmployer)).map(({ id }) => id)).toContain(conversationId);
    await say(employer, to, "One more thing");
    expect(await listed(educator, ofEducator)).toHaveLength(1);
    expect((await one(educator, ofEducator, conversationId)).attributes.archived).toBe(false);
  });
});

test("the newest messages come along, never the whole thread", async () => {
  const { employer: oaks, conversationId: id } = await applied(server, { employer: "Long Oaks" });
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
  const document = (await oaks.ask(`${ofEmployer}/${id}?include=messages,conversation_members`)).json();
  const ids: string[] = document.data.relationships.messages.data.map((row: { id: string }) => row.id);
  expect(ids).toHaveLength(50);
  expect(ids).toEqual((await thread(oaks, id, "page[size]=50")).map((row) => row.id));
});

test("an educator's own profile is who they write as", async () => {
  const message = await say(educator, to, "It is me");
  expect(message.attributes).toMatchObject({
    profileType: "UserProfile",
    authorId: await profileIdOf(server, educator.accountId),
    authorFirstName: "Ana",
  });
});

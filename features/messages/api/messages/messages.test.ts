/** Messages: what may be in one, cards and files, reading, deleting, paging back. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  createConversationPair,
  type Requester,
  ofEmployer,
  readConversation,
  postMessageAs,
  markRead,
  sendText,
  createTeammate,
  readThread,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, educator, job, conversationId } = await createConversationPair(server);
const to = { conversationId };
const deleteMessage = (who: Requester, id: string) => who.request(`messages/${id}`, { method: "DELETE" });

describe("what may be in a message", () => {
  test("1 to 5,000 characters, as they were written", async () => {
    const long = "🙂".repeat(5000);
    expect((await sendText(educator, to, long)).attributes.data.text).toBe(long);
    const message = await sendText(educator, to, "  Hello\r\n\r\n<b>Ana</b> & co \n");
    expect(message.attributes).toMatchObject({
      messageType: "text",
      data: { text: "Hello\n\n<b>Ana</b> & co" },
    });
    for (const text of [`${long}!`, "", "   \n\t ", 5, null]) {
      const answer = await postMessageAs(educator, { ...to, data: { text } });
      expect(answer.status, String(text).slice(0, 10)).toBe(422);
      expect(answer.json().errors[0].source.pointer).toBe("/data/attributes/data");
    }
  });

  test("nothing else, and no product message types", async () => {
    for (const attributes of [
      { ...to },
      { ...to, data: {} },
      { ...to, data: { text: "x", state: "hired" } },
      { ...to, data: { text: "x" }, metadata: { jobTitle: "x" } },
      { ...to, data: { text: "x" }, profileType: "EmployerProfile" },
      { ...to, data: { text: "x" }, messageType: "application_status" },
      { ...to, data: { text: "x" }, messageType: "system" },
      { data: { text: "x" } },
    ])
      expect((await postMessageAs(educator, attributes)).status, JSON.stringify(attributes)).toBe(422);
  });

  test("the same idempotency key is the same message", async () => {
    const before = (await readThread(educator, conversationId)).length;
    const headers = { "idempotency-key": "again" };
    const [first, second] = await Promise.all([
      postMessageAs(educator, { ...to, data: { text: "once" } }, headers),
      postMessageAs(educator, { ...to, data: { text: "once" } }, headers),
    ]);
    expect(first.json().data.id).toBe(second.json().data.id);
    expect(await readThread(educator, conversationId)).toHaveLength(before + 1);
  });
});

describe("cards", () => {
  test("a job of the employer, with its title at the time of sending", async () => {
    const answer = await postMessageAs(employer, {
      ...to,
      data: { text: "Have a look", jobListingId: job.id },
    });
    expect(answer.json().data.attributes).toMatchObject({
      messageType: "job_share",
      data: { text: "Have a look", jobListingId: job.id },
      metadata: { jobTitle: "Lead Preschool Teacher", employerName: "Little Oaks", city: "Austin" },
    });
    const other = await createConversationPair(server, { employer: "Card Oaks" });
    expect((await postMessageAs(employer, { ...to, data: { jobListingId: other.job.id } })).status).toBe(422);
    expect((await postMessageAs(educator, { ...to, data: { jobListingId: job.id } })).status).toBe(422);
  });

  test("an invitation leads to its kind of interview, and marks the application", async () => {
    const profile = await server.db
      .selectFrom("employerProfiles")
      .select("id")
      .where("employerId", "=", employer.employerId)
      .executeTakeFirstOrThrow();
    const type = { employerId: employer.employerId, employerProfileId: profile.id, name: "First talk" };
    const { id } = await server.db
      .insertInto("interviewEventTypes")
      .values({ ...type, slug: "first-talk", duration: 20 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const attributes = { ...to, messageType: "interview_invite", data: { interviewEventTypeId: id } };
    const answer = await postMessageAs(employer, attributes);
    expect(answer.json().data.attributes).toMatchObject({
      messageType: "interview_invite",
      metadata: { name: "First talk", slug: "first-talk", duration: 20, interviewType: "online" },
      interviewScheduled: false,
    });
    const { messagedAt, inviteSentAt, employerActedAt } = await server.db
      .selectFrom("jobApplications")
      .select(["messagedAt", "inviteSentAt", "employerActedAt"])
      .where("jobListingId", "=", job.id)
      .executeTakeFirstOrThrow();
    expect([messagedAt, inviteSentAt, employerActedAt].every((at) => at instanceof Date)).toBe(true);
    await server.db.updateTable("interviewEventTypes").set({ active: false }).where("id", "=", id).execute();
    expect((await postMessageAs(employer, attributes)).status).toBe(422);
  });
});

describe("reading", () => {
  test("up to a message, by the other side, once", async () => {
    const pair = await createConversationPair(server, { employer: "Read Oaks" });
    const there = { conversationId: pair.conversationId };
    const first = await sendText(pair.employer, there, "one");
    const second = await sendText(pair.employer, there, "two");
    const third = await sendText(pair.employer, there, "three");
    expect((await markRead(pair.employer, second.id)).status).toBe(403);
    const answer = await markRead(pair.educator, second.id);
    expect(answer.status).toBe(200);
    const readAt = answer.json().data.attributes.readAt;
    expect(Math.abs(Date.parse(readAt) - Date.now())).toBeLessThan(10_000);
    const times = (await readThread(pair.employer, pair.conversationId))
      .filter(({ attributes }) => attributes.messageType === "text")
      .map(({ id, attributes }) => [id, attributes.readAt]);
    expect(times).toEqual([
      [third.id, null],
      [second.id, readAt],
      [first.id, readAt],
    ]);
    await markRead(pair.educator, first.id);
    const again = await markRead(pair.educator, third.id);
    expect(again.json().data.attributes.readAt >= readAt).toBe(true);
    expect((await pair.educator.request(`messages/${second.id}`)).json().data.attributes.readAt).toBe(readAt);
  });
});

describe("deleting", () => {
  const age = (id: string, minutes: number) =>
    server.db
      .updateTable("messages")
      .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
      .where("id", "=", id)
      .execute();

  test("the author's message, for 15 minutes; a tombstone without content stays", async () => {
    const message = await sendText(employer, to, "a slip of the tongue");
    await age(message.id, 14.5);
    expect((await deleteMessage(educator, message.id)).status).toBe(403);
    expect((await deleteMessage(await createTeammate(server, employer.employerId), message.id)).status).toBe(
      403,
    );
    expect((await deleteMessage(employer, message.id)).status).toBe(204);
    expect((await deleteMessage(employer, message.id)).status).toBe(204);
    for (const who of [educator, employer]) {
      const stone = (await who.request(`messages/${message.id}`)).json().data;
      expect(stone.attributes).toMatchObject({ data: {}, metadata: {}, deletedAt: expect.any(String) });
      expect((await who.request(`messages?filter[q]=tongue`)).json().data).toEqual([]);
    }
    expect(
      (await readConversation(employer, ofEmployer, conversationId)).attributes.metadata.lastMessage,
    ).toBeNull();
    const kept = await server.db
      .selectFrom("messages")
      .select("data")
      .where("id", "=", message.id)
      .executeTakeFirstOrThrow();
    expect(kept.data).toEqual({});
  });

  test("not after that, and not product messages", async () => {
    const message = await sendText(employer, to, "too late for this one");
    await age(message.id, 15.2);
    const late = await deleteMessage(employer, message.id);
    expect(late.status).toBe(409);
    expect(late.json().errors[0]).toMatchObject({
      code: "too_late",
      detail: "A message can be deleted for 15 minutes after it was sent.",
    });
    const card = (
      await readThread(educator, conversationId, "filter[messageType]=application_submitted")
    )[0]!;
    expect((await deleteMessage(educator, card.id)).status).toBe(409);
  });
});

describe("a thread", () => {
  test("opens at its end and goes back page by page, nothing twice and nothing lost", async () => {
    const pair = await createConversationPair(server, { employer: "Page Oaks" });
    for (let count = 0; count < 7; count += 1)
      await sendText(
        count % 2 ? pair.educator : pair.employer,
        { conversationId: pair.conversationId },
        `${count}`,
      );
    const seen = await walked(pair.employer, `filter[conversationId]=${pair.conversationId}&page[size]=3`);
    expect(seen).toHaveLength(8);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(new Set(seen).size).toBe(8);
    const newer = await readThread(
      pair.employer,
      pair.conversationId,
      `page[size]=2&page[before]=${seen[4]}`,
    );
    expect(newer.map(({ id }) => id)).toEqual([seen[2], seen[3]]);
  });

  test("from its beginning goes on page by page, and back again", async () => {
    const newest = (await readThread(employer, conversationId, "page[size]=100")).map(({ id }) => id);
    const asked = `filter[conversationId]=${conversationId}&sort=createdAt&page[size]=3`;
    const seen = await walked(employer, asked);
    expect(seen.length).toBeGreaterThan(6);
    expect(seen).toEqual(newest.reverse());
    const { data, links } = (await employer.request(`messages?${asked}&page[after]=${seen[3]}`)).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual(seen.slice(4, 7));
    const back = (await employer.request(links.prev)).json().data;
    expect(back.map(({ id }: { id: string }) => id)).toEqual(seen.slice(1, 4));
  });

  test("is looked through by words", async () => {
    await sendText(employer, to, "The playground has a big chestnut tree");
    const found = async (q: string) =>
      (await readThread(educator, conversationId, `filter[q]=${encodeURIComponent(q)}`)).map(
        ({ attributes }) => attributes.data.text,
      );
    expect(await found("chestn")).toEqual(["The playground has a big chestnut tree"]);
    expect(await found("big playground tree")).toHaveLength(1);
    expect(await found("oak tree")).toEqual([]);
    expect(await found("'&|!:*")).toEqual([]);
  });
});

/** The ids of every page, from one to the next by its link. */
async function walked(who: Requester, query: string): Promise<string[]> {
  const seen: string[] = [];
  let url: string | null = `/api/messages?${query}`;
  while (url && seen.length < 500) {
    const { data, links } = (await who.request(url)).json();
    seen.push(...data.map((row: { id: string }) => row.id));
    url = links.next;
  }
  return seen;
}

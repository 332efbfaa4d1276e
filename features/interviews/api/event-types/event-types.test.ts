import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  createEducator,
  book,
  bookableEmployer,
  bookOk,
  findFreeTime,
  createEventType,
  post,
  types,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, eventType, hostId } = await bookableEmployer(server);
const { slug: employerSlug } = await server.db
  .selectFrom("employers")
  .select("slug")
  .where("id", "=", employer.employerId)
  .executeTakeFirstOrThrow();

const patch = (id: string, attributes: object, who: { request: typeof server.request } = employer) =>
  who.request(`${types}/${id}`, {
    method: "PATCH",
    body: { data: { type: "interview_event_types", id, attributes } },
  });
const bySlugs = async (slug: string) =>
  (
    await server.request(
      `interview_event_types?filter[employerSlug]=${employerSlug}&filter[slug]=${slug}&include=employer`,
    )
  ).json();
const phone = {
  interviewType: "phone",
  instructions: { caller: "UserProfile", phoneNumber: "(512) 555-0123" },
};

describe("the link", () => {
  test("is made of the name, one for each type of an employer, and can be changed", async () => {
    expect(eventType.attributes.slug).toBe("first-conversation");
    const twin = await createEventType(employer, types, { name: "First conversation" });
    expect(twin.attributes.slug).toBe("first-conversation-2");
    expect(twin.attributes.inviteUrl).toBe(
      `http://localhost:3000/interview/${employerSlug}/first-conversation-2`,
    );
    const taken = await patch(twin.id, { slug: "first-conversation" });
    expect([taken.status, taken.json().errors[0].source.pointer]).toEqual([422, "/data/attributes/slug"]);
    expect((await post(employer, types, { name: "X1", slug: "first-conversation" })).status).toBe(422);
    expect((await post(employer, types, { name: "X1", slug: "Not A Slug" })).status).toBe(422);
    expect((await patch(twin.id, { slug: "second-talk" })).json().data.attributes.slug).toBe("second-talk");
    const other = await bookableEmployer(server, {}, "Other House");
    expect(other.eventType.attributes.slug).toBe("first-conversation");
  });

  test("is not offered for another time while it is off", async () => {
    const talk = await createEventType(employer, types, { name: "Winter talk" });
    const ana = await createEducator(server);
    const interview = await bookOk(ana, talk.id, await findFreeTime(ana, talk.id, 30));
    const link = async () =>
      (await ana.request(`interviews/${interview.id}`)).json().data.attributes.names.interviewEventTypeSlug;
    expect(await link()).toBe("winter-talk");
    await patch(talk.id, { active: false });
    expect(await link()).toBeNull();
  });

  test("is found by guests by both slugs, while it is on", async () => {
    const talk = await createEventType(employer, types, { name: "Open house" });
    const found = await bySlugs("open-house");
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([talk.id]);
    expect(found.included[0].attributes.name).toBe("Sunny Hill");
    await patch(talk.id, { active: false });
    expect((await bySlugs("open-house")).data).toEqual([]);
    expect((await server.request(`interview_event_types/${talk.id}`)).status).toBe(404);
    expect((await employer.request(`${types}/${talk.id}`)).status).toBe(200);
  });
});

describe("instructions", () => {
  test.each([
    ["phone", {}, "Say who calls whom"],
    ["phone", { caller: "UserProfile" }, "Enter the number educators call"],
    ["physical", {}, "Enter the address where you meet"],
    ["online", { meetingUrl: "javascript:alert(1)" }, "Enter an address that begins with https://"],
  ])("%s with %j is refused: %s", async (interviewType, instructions, detail) => {
    const answer = await post(employer, types, { name: "Talk", interviewType, instructions });
    expect([answer.status, answer.json().errors[0].detail]).toEqual([422, detail]);
  });

  test("are checked as a whole when one of them changes", async () => {
    const talk = await createEventType(employer, types, { name: "Change me" });
    const answer = await patch(talk.id, { interviewType: "physical" });
    expect([answer.status, answer.json().errors[0].detail]).toEqual([
      422,
      "Enter the address where you meet",
    ]);
    const both = await patch(talk.id, {
      interviewType: "physical",
      instructions: { address: "1 Elm Street" },
    });
    expect(both.json().data.attributes.instructions).toEqual({ address: "1 Elm Street" });
  });

  test("that open a door are nobody's before booking", async () => {
    const call = await createEventType(employer, types, { name: "Call", minimumNotice: 0, ...phone });
    const video = await createEventType(employer, types, {
      name: "Video",
      instructions: { meetingUrl: "https://meet.example/secret-room" },
    });
    const ana = await createEducator(server);
    for (const who of [server, ana]) {
      const seen = async (id: string) =>
        (await who.request(`interview_event_types/${id}`)).json().data.attributes;
      expect((await seen(call.id)).instructions).toEqual({ caller: "UserProfile" });
      expect((await seen(video.id)).instructions).toEqual({});
      expect(await seen(video.id)).not.toHaveProperty("bufferBefore");
    }
    const interview = await bookOk(ana, call.id, await findFreeTime(ana, call.id, 30));
    expect(interview.attributes.instructions).toEqual(phone.instructions);
  });

  test("where the employer calls, the educator's number is asked for once and kept in the profile", async () => {
    const call = await createEventType(employer, types, {
      name: "We call you",
      minimumNotice: 0,
      interviewType: "phone",
      instructions: { caller: "EmployerProfile" },
    });
    const ana = await createEducator(server, "Noni");
    const time = await findFreeTime(ana, call.id, 40);
    const without = await book(ana, call.id, time);
    expect([without.status, without.json().errors[0].source.pointer]).toEqual([
      422,
      "/data/attributes/phoneNumber",
    ]);
    const interview = await bookOk(ana, call.id, time, { phoneNumber: "(737) 555-0111" });
    expect(interview.attributes.instructions).toEqual({
      caller: "EmployerProfile",
      phoneNumber: "(737) 555-0111",
    });
    const again = await bookOk(ana, call.id, await findFreeTime(ana, call.id, 60));
    expect(again.attributes.instructions).toMatchObject({ phoneNumber: "(737) 555-0111" });
  });
});

describe("the team", () => {
  test("of another employer changes and deletes nothing", async () => {
    const { employer: other } = await bookableEmployer(server, {}, "Third House");
    expect((await patch(eventType.id, { name: "Mine now" }, other)).status).toBe(404);
    expect((await other.request(`${types}/${eventType.id}`, { method: "DELETE" })).status).toBe(404);
    const forThem = await post(other, types, { name: "Talk", employerProfileId: hostId });
    expect(forThem.status).toBe(422);
    expect((await patch(eventType.id, { name: "Mine now" }, server)).status).toBe(401);
  });

  test("deletes a type once nothing upcoming was booked by it; its link is gone then", async () => {
    const talk = await createEventType(employer, types, { name: "Short lived", minimumNotice: 0 });
    const ana = await createEducator(server, "Ida");
    const interview = await bookOk(ana, talk.id, await findFreeTime(ana, talk.id, 80));
    const refused = await employer.request(`${types}/${talk.id}`, { method: "DELETE" });
    expect(refused.status).toBe(409);
    expect(refused.json().errors[0].detail).toBe(
      "1 upcoming interview was booked by this type. Cancel or finish them first, or switch the type off.",
    );
    await act(ana, `interviews/${interview.id}/cancel`);
    expect((await employer.request(`${types}/${talk.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await bySlugs("short-lived")).data).toEqual([]);
    expect((await employer.request(`${types}/${talk.id}`)).status).toBe(404);
    const old = (await ana.request(`interviews/${interview.id}?include=interview_event_type`)).json();
    expect(old.data.attributes.name).toBe("Short lived");
    expect(old.data.relationships.interview_event_type.data).toBeNull();
    const successor = await createEventType(employer, types, { name: "Short lived" });
    expect(successor.attributes.slug).toBe("short-lived");
  });
});

import { testServer } from "#app/testing/test-server.ts";
import {
  createApplicant,
  createJobWithEmployer,
  readApplication,
} from "#features/applications/api/applications.fixtures.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  createEducator,
  book,
  bookableEmployer,
  bookOk,
  findFreeTimes,
  findFreeTime,
  hostSide,
  createEventType,
  post,
  replaceWeek,
  everyDay,
  types,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

describe("an educator books by the public link", () => {
  test("the time is taken for everybody, and both sides have the interview", async () => {
    const { employer, eventType } = await bookableEmployer(server);
    const ana = await createEducator(server);
    const bea = await createEducator(server, "Bea");
    const time = await findFreeTime(server, eventType.id, 30);
    const interview = await bookOk(ana, eventType.id, time, { note: "Hello!", timeZone: "America/New_York" });
    expect(interview.attributes).toMatchObject({
      name: "First conversation",
      status: "scheduled",
      time: new Date(time).toISOString(),
      duration: 30,
      bookedByType: "UserProfile",
      note: "Hello!",
      timeZone: "America/Chicago",
      userProfileTimeZone: "America/New_York",
      canceledByType: null,
      names: { employer: "Sunny Hill", employerProfile: "Robin Vale", userProfile: "Ana Ruiz" },
    });
    expect(interview.attributes.instructions).toEqual({
      meetingUrl: expect.stringMatching(/^https:\/\/meet\.jit\.si\/first-conversation-[0-9a-f]{24}$/),
    });
    expect(await findFreeTimes(server, eventType.id)).not.toContain(time);
    const listed = (await employer.request(`${hostSide}?include=user_profile,interview_event_type`)).json();
    expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([interview.id]);
    expect((await bea.request(`interviews/${interview.id}`)).status).toBe(404);
    const late = await book(bea, eventType.id, time);
    expect(late.status).toBe(409);
    const [error] = late.json().errors;
    expect(error.code).toBe("slot_taken");
    expect(error.meta.times).toHaveLength(10);
    const now = await findFreeTimes(bea, eventType.id);
    expect(now).toEqual(expect.arrayContaining(error.meta.times));
  });

  test("a device in universal time books, and moves, like any other", async () => {
    const { eventType } = await bookableEmployer(server);
    const ana = await createEducator(server);
    const [first, second] = await findFreeTimes(server, eventType.id);
    const interview = await bookOk(ana, eventType.id, first!, { timeZone: "UTC" });
    expect(interview.attributes.userProfileTimeZone).toBe("UTC");
    const moved = await act(ana, `interviews/${interview.id}/reschedule`, {
      time: second,
      timeZone: "Etc/UTC",
    });
    expect([moved.status, moved.text]).toEqual([200, expect.stringContaining("Etc/UTC")]);
    const wrong = await book(ana, eventType.id, first!, { timeZone: "Mars/Base" });
    expect([wrong.status, wrong.json().errors[0].detail]).toEqual([422, "Choose a time zone from the list"]);
  });

  test("nobody is in two interviews at once, whoever the host", async () => {
    const one = await bookableEmployer(server, {}, "North House");
    const other = await bookableEmployer(server, {}, "South House");
    const ana = await createEducator(server);
    const time = await findFreeTime(server, one.eventType.id, 30);
    await bookOk(ana, one.eventType.id, time);
    expect(await findFreeTimes(ana, other.eventType.id)).not.toContain(time);
    expect(await findFreeTimes(server, other.eventType.id)).toContain(time);
    const again = await book(ana, other.eventType.id, time);
    expect([again.status, again.json().errors[0].code]).toEqual([409, "own_time_taken"]);
  });

  test("guests, employers and strangers' ids are refused", async () => {
    const { employer, eventType } = await bookableEmployer(server);
    const time = await findFreeTime(server, eventType.id, 30);
    expect((await book(server, eventType.id, time)).status).toBe(401);
    expect((await book(employer, eventType.id, time)).status).toBe(403);
    const ana = await createEducator(server);
    expect((await book(ana, "01890000-0000-7000-8000-000000000000", time)).status).toBe(404);
    const off = await employer.request(`${types}/${eventType.id}`, {
      method: "PATCH",
      body: { data: { type: "interview_event_types", id: eventType.id, attributes: { active: false } } },
    });
    expect(off.status).toBe(200);
    expect((await book(ana, eventType.id, time)).status).toBe(404);
  });

  test("a time outside the hours is not free, however it is asked for", async () => {
    const { employer, eventType } = await bookableEmployer(server);
    const ana = await createEducator(server);
    const time = await findFreeTime(server, eventType.id, 30);
    const besides = new Date(Date.parse(time) + 60_000).toISOString();
    expect((await book(ana, eventType.id, besides)).json().errors[0].code).toBe("slot_taken");
    await replaceWeek(employer, []);
    const answer = await book(ana, eventType.id, time);
    expect(answer.json().errors[0]).toMatchObject({ code: "slot_taken", meta: { times: [] } });
  });
});

describe("an application goes along", () => {
  test("the open one moves to interviewing, and its interview is found by it", async () => {
    const { employer, job } = await createJobWithEmployer(server);
    const { educator, id } = await createApplicant(server, job.id);
    await replaceWeek(employer, everyDay());
    const type = await createEventType(employer, types, { name: "Trial day", minimumNotice: 0 });
    const time = await findFreeTime(educator, type.id, 30);
    const interview = await bookOk(educator, type.id, time);
    expect((await readApplication(educator, id)).aasmState).toBe("interviewing");
    for (const [who, path] of [
      [educator, "job_applications"],
      [employer, "employer/job_applications"],
    ] as const) {
      const { included } = (await who.request(`${path}/${id}?include=interviews`)).json();
      expect(included.map((one: { id: string }) => one.id)).toEqual([interview.id]);
    }
    const received = await employer.request(
      `${hostSide}?filter[jobApplicationId]=${id}&include=job_application`,
    );
    expect(received.json().data[0].id).toBe(interview.id);
    expect(received.json().included[0].attributes.interviewScheduledAt).not.toBeNull();
  });
});

describe("an employer books for an educator", () => {
  test("for one who applied, not for a stranger", async () => {
    const { employer, job } = await createJobWithEmployer(server);
    const { educator, id } = await createApplicant(server, job.id, "Cleo");
    await replaceWeek(employer, everyDay());
    const type = await createEventType(employer, types, { name: "Trial day", minimumNotice: 0 });
    const stranger = await createEducator(server, "Dora");
    const profileId = async (who: typeof stranger) =>
      (
        await server.db
          .selectFrom("userProfiles")
          .select("id")
          .where("accountId", "=", who.accountId)
          .executeTakeFirstOrThrow()
      ).id;
    const time = await findFreeTime(employer, type.id, 30);
    const wanted = { interviewEventTypeId: type.id, time };
    expect((await post(employer, hostSide, wanted)).status).toBe(422);
    expect(
      (await post(employer, hostSide, { ...wanted, userProfileId: await profileId(stranger) })).status,
    ).toBe(404);
    const interview = await createEventType(employer, hostSide, {
      ...wanted,
      userProfileId: await profileId(educator),
    });
    expect(interview.attributes.bookedByType).toBe("EmployerProfile");
    expect((await educator.request(`interviews/${interview.id}`)).status).toBe(200);
    expect((await readApplication(educator, id)).aasmState).toBe("interviewing");
  });
});

test("a held time is the holder's alone, until it is let go", async () => {
  const { eventType } = await bookableEmployer(server);
  const ana = await createEducator(server);
  const bea = await createEducator(server, "Bea");
  const time = await findFreeTime(server, eventType.id, 30);
  const hold = await act(ana, "interview_holds", { interviewEventTypeId: eventType.id, time });
  expect(hold.status).toBe(201);
  expect(Date.parse(hold.json().expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
  expect(await findFreeTimes(ana, eventType.id)).toContain(time);
  expect(await findFreeTimes(bea, eventType.id)).not.toContain(time);
  const taken = await act(bea, "interview_holds", { interviewEventTypeId: eventType.id, time });
  expect([taken.status, taken.json().errors[0].code]).toEqual([409, "slot_taken"]);
  expect((await book(bea, eventType.id, time)).status).toBe(409);
  expect((await bea.request(`interview_holds/${hold.json().id}`, { method: "DELETE" })).status).toBe(404);
  expect((await ana.request(`interview_holds/${hold.json().id}`, { method: "DELETE" })).status).toBe(204);
  expect((await book(bea, eventType.id, time)).status).toBe(201);
});

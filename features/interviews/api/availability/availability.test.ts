import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  createEducator,
  bookableEmployer,
  bookOk,
  everyDay,
  findFreeTimes,
  requestFreeTimes,
  findFreeTime,
  createEventType,
  post,
  replaceWeek,
  slots,
  types,
} from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const { employer, hostId, eventType } = await bookableEmployer(server);
const patch = (path: string, id: string, attributes: object) =>
  employer.request(`${path}/${id}`, {
    method: "PATCH",
    body: { data: { type: path.split("/").at(-1), id, attributes } },
  });
const sentence = (answer: { json: () => { errors: { detail: string }[] } }) =>
  answer.json().errors[0]!.detail;
const range = (dayOfWeek: number, startTime: string, endTime: string) => ({ dayOfWeek, startTime, endTime });

describe("weekly hours", () => {
  test("one by one: added, changed, taken away; what overlaps or ends first is refused in words", async () => {
    await replaceWeek(employer, []);
    const slot = await createEventType(employer, slots, range(2, "09:00", "11:00"));
    expect(slot.attributes).toEqual(range(2, "09:00", "11:00"));
    const overlapping = await post(employer, slots, range(2, "10:30", "12:00"));
    expect([overlapping.status, sentence(overlapping)]).toEqual([422, "Times overlap on Tuesday"]);
    const backwards = await post(employer, slots, range(2, "14:00", "13:00"));
    expect([backwards.status, sentence(backwards)]).toEqual([422, "The end must be after the start"]);
    expect((await post(employer, slots, range(2, "9 am", "13:00"))).status).toBe(422);
    expect((await post(employer, slots, range(7, "09:00", "13:00"))).status).toBe(422);
    const second = await createEventType(employer, slots, range(2, "11:00", "24:00"));
    const grown = await patch(slots, slot.id, { endTime: "11:30" });
    expect([grown.status, sentence(grown)]).toEqual([422, "Times overlap on Tuesday"]);
    expect((await patch(slots, second.id, { startTime: "12:00" })).status).toBe(200);
    expect((await patch(slots, slot.id, { endTime: "11:30" })).json().data.attributes.endTime).toBe("11:30");
    expect((await patch(slots, slot.id, { startTime: "11:45" })).status).toBe(422);
    expect((await employer.request(`${slots}/${second.id}`, { method: "DELETE" })).status).toBe(204);
    const listed = (await employer.request(slots)).json().data;
    expect(listed.map(({ attributes }: { attributes: object }) => attributes)).toEqual([
      range(2, "09:00", "11:30"),
    ]);
  });

  test("a whole week at once, all or nothing", async () => {
    await replaceWeek(employer, [range(1, "09:00", "12:00"), range(1, "13:00", "17:00")]);
    const refused = await act(employer, `${slots}/replace`, {
      slots: [range(3, "09:00", "12:00"), range(3, "11:00", "17:00")],
    });
    expect([refused.status, sentence(refused)]).toEqual([422, "Times overlap on Wednesday"]);
    expect(refused.json().errors[0].source.pointer).toBe("/slots/1/startTime");
    expect((await employer.request(slots)).json().data).toHaveLength(2);
    await replaceWeek(employer, everyDay("10:00", "11:00"));
    expect((await employer.request(slots)).json().data).toHaveLength(7);
  });

  test("are one's own: a colleague's and another employer's are not there", async () => {
    const other = await bookableEmployer(server, {}, "Other House");
    const [theirs] = (await other.employer.request(slots)).json().data;
    expect((await employer.request(`${slots}/${theirs.id}`)).status).toBe(404);
    expect((await patch(slots, theirs.id, { endTime: "12:00" })).status).toBe(404);
    const forThem = await post(employer, slots, {
      ...range(5, "12:00", "13:00"),
      employerProfileId: other.hostId,
    });
    expect(forThem.status).toBe(422);
  });

  test("say which agreed interviews lie outside now; those stay", async () => {
    await replaceWeek(employer, everyDay());
    const ana = await createEducator(server);
    const time = await findFreeTime(ana, eventType.id, 48);
    const interview = await bookOk(ana, eventType.id, time);
    const outside = [
      {
        id: interview.id,
        name: "First conversation",
        userProfileName: "Ana Ruiz",
        time: new Date(time).toISOString(),
        endsAt: new Date(Date.parse(time) + 1_800_000).toISOString(),
      },
    ];
    const preview = await replaceWeek(employer, [], { preview: true });
    expect(preview.meta.interviewsOutside).toEqual(outside);
    expect((await employer.request(slots)).json().data).toHaveLength(7);
    expect((await replaceWeek(employer, [])).meta.interviewsOutside).toEqual(outside);
    expect((await ana.request(`interviews/${interview.id}`)).json().data.attributes.status).toBe("scheduled");
    expect((await replaceWeek(employer, everyDay())).meta.interviewsOutside).toEqual([]);
    const day = new Date(Date.parse(time) - 6 * 3_600_000).toISOString().slice(0, 10);
    const blocked = await post(employer, "employers/blocked_dates", {
      startDate: shiftDay(day, -1),
      endDate: shiftDay(day, 1),
      note: "Closed",
    });
    expect(blocked.json().data.meta.interviewsOutside).toEqual(outside);
    await employer.request(`employers/blocked_dates/${blocked.json().data.id}`, { method: "DELETE" });
    await act(ana, `interviews/${interview.id}/cancel`);
  });
});

const shiftDay = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe("days off", () => {
  test("one day, or several; backwards they are refused", async () => {
    await replaceWeek(employer, everyDay());
    const before = await findFreeTimes(server, eventType.id);
    const date = before[100]!.slice(0, 10);
    const one = await createEventType(employer, "employers/blocked_dates", { startDate: date });
    expect(one.attributes).toMatchObject({ startDate: date, endDate: date, note: "" });
    const after = await findFreeTimes(server, eventType.id, { timeZone: "America/Chicago" });
    expect(after.some((time) => time.startsWith(date))).toBe(false);
    expect(after.length).toBe(before.length - 48);
    const wrong = await patch("employers/blocked_dates", one.id, { endDate: shiftDay(date, -1) });
    expect([wrong.status, sentence(wrong)]).toEqual([422, "The last day must not be before the first"]);
    await employer.request(`employers/blocked_dates/${one.id}`, { method: "DELETE" });
    expect((await findFreeTimes(server, eventType.id)).length).toBe(before.length);
  });
});

describe("free times", () => {
  test.each(["UTC", "Etc/UTC", "GMT", "Zulu"])("may be requested in universal time, as %s", async (zone) => {
    await replaceWeek(employer, everyDay("09:00", "10:00"));
    const plain = await findFreeTimes(server, eventType.id);
    const universal = await findFreeTimes(server, eventType.id, { timeZone: zone });
    expect(universal.map((time) => Date.parse(time))).toEqual(plain.map((time) => Date.parse(time)));
    // Within the first of today's two times, the second is the next.
    expect(universal[0]).toMatch(/T1[45]:[03]0:00\+00:00$/);
  });

  test("are told in the zone that is asked for, and stay the same instants", async () => {
    await replaceWeek(employer, everyDay("09:00", "10:00"));
    const plain = await findFreeTimes(server, eventType.id);
    const eastern = await findFreeTimes(server, eventType.id, { timeZone: "America/New_York" });
    expect(plain[0]).toMatch(/Z$/);
    expect(eastern[0]).toMatch(/T10:[03]0:00-0[45]:00$/);
    expect(eastern.map((time) => Date.parse(time))).toEqual(plain.map((time) => Date.parse(time)));
  });

  test("change with the profile's zone: the wall clock stays", async () => {
    const inZone = async (timeZone: string) => {
      await server.db.updateTable("employerProfiles").set({ timeZone }).where("id", "=", hostId).execute();
      const times = await findFreeTimes(server, eventType.id, { timeZone });
      return new Set(times.map((time) => time.slice(11, 16)));
    };
    expect(await inZone("Pacific/Honolulu")).toEqual(new Set(["09:00", "09:30"]));
    expect(await inZone("America/Chicago")).toEqual(new Set(["09:00", "09:30"]));
  });

  test("of asked days only, at most 31; the next one after them is told", async () => {
    const day = shiftDay(new Date().toISOString().slice(0, 10), 3);
    const asked = { interviewEventTypeId: eventType.id, timeZone: "America/Chicago" };
    const answer = await requestFreeTimes(server, { ...asked, from: day, to: day });
    const { data, meta } = answer.json();
    expect(
      data.map(({ attributes }: { attributes: { startTime: string } }) => attributes.startTime.slice(0, 16)),
    ).toEqual([`${day}T09:00`, `${day}T09:30`]);
    expect(data[0].id).toBe(`${eventType.id}:${new Date(data[0].attributes.startTime).toISOString()}`);
    expect(meta.next.slice(0, 16)).toBe(`${shiftDay(day, 1)}T09:00`);
    expect(meta.hostTimeZone).toBe("America/Chicago");
    for (const [name, value] of [
      ["to", shiftDay(day, 32)],
      ["to", shiftDay(day, -1)],
      ["from", "soon"],
      ["timeZone", "Mars/Olympus"],
    ] as const) {
      const refused = await requestFreeTimes(server, { ...asked, from: day, [name]: value });
      expect([refused.status, refused.json().errors[0].source.parameter], value).toEqual([
        400,
        `filter[${name}]`,
      ]);
    }
    expect((await requestFreeTimes(server, { ...asked, nope: "1" })).status).toBe(400);
    expect((await server.request("interview_slots")).status).toBe(400);
  });

  test("of a type that is off or not there: 404, and its own team still sees it", async () => {
    const hidden = await createEventType(employer, types, { name: "Hidden", active: false });
    expect((await requestFreeTimes(server, { interviewEventTypeId: hidden.id })).status).toBe(404);
    expect((await requestFreeTimes(employer, { interviewEventTypeId: hidden.id })).status).toBe(200);
  });

  test("what a blocking calendar knows is taken, unless it is switched off", async () => {
    await replaceWeek(employer, everyDay("09:00", "10:00"));
    const [first, second] = await findFreeTimes(server, eventType.id);
    const calendar = await server.db
      .insertInto("blockingCalendars")
      .values({
        accountId: employer.accountId,
        employerProfileId: hostId,
        service: "ics",
        calendarName: "Staff",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("calendarBusyTimes")
      .values({
        blockingCalendarId: calendar.id,
        employerProfileId: hostId,
        startsAt: new Date(first!),
        endsAt: new Date(Date.parse(first!) + 600_000),
      })
      .execute();
    const now = await findFreeTimes(server, eventType.id);
    expect([now.includes(first!), now.includes(second!)]).toEqual([false, true]);
    await server.db.updateTable("blockingCalendars").set({ enabled: false }).execute();
    expect(await findFreeTimes(server, eventType.id)).toContain(first);
  });
});

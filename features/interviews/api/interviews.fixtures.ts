/** For tests of interviews: an employer that can be booked, educators who book, and times that are surely free. */
import type { testServer } from "#app/testing/test-server.ts";
import { openSession } from "#features/accounts/api/sessions/session-tokens.ts";
import { createEducator as createNamedEducator } from "#features/applications/api/applications.fixtures.ts";
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { holidaysBetween } from "../holidays.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
export interface Caller {
  request: Server["request"];
}

export const types = "employers/interview_event_types";
export const slots = "employers/interview_slots";
export const hostSide = "employers/interviews";

const dataOf = (path: string, attributes: object) => ({
  data: { type: path.split("/").at(-1)!, attributes },
});

export const post = (who: Caller, path: string, attributes: object, headers: Record<string, string> = {}) =>
  who.request(path, { method: "POST", headers, body: dataOf(path, attributes) });

export const act = (who: Caller, path: string, body: object = {}) =>
  who.request(path, { method: "POST", body });

/** Posts and gives the resource; fails when it was refused. */
export async function createEventType(who: Caller, path: string, attributes: object) {
  const answer = await post(who, path, attributes);
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`);
  return answer.json().data as { id: string; attributes: Record<string, unknown> };
}

export const everyDay = (startTime = "00:00", endTime = "24:00") =>
  Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime, endTime }));

/** An employer with one interview type that can be booked around the clock, in Chicago. */
export async function bookableEmployer(server: Server, type: object = {}, name = "Sunny Hill") {
  const employer = await createEmployer(server, { name });
  const { id: hostId } = await server.db
    .selectFrom("employerProfiles")
    .select("id")
    .where("accountId", "=", employer.accountId)
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable("employerProfiles")
    .set({ timeZone: "America/Chicago" })
    .where("id", "=", hostId)
    .execute();
  await replaceWeek(employer, everyDay());
  await openOnHolidays(server, hostId);
  const eventType = await createEventType(employer, types, {
    name: "First conversation",
    minimumNotice: 0,
    ...type,
  });
  return { employer, hostId, eventType };
}

/** So that a test finds the same times on every day of the year. */
export async function openOnHolidays({ db }: Server, employerProfileId: string): Promise<void> {
  const [first, last] = [-2, 130].map((days) =>
    new Date(Date.now() + days * dayMs).toISOString().slice(0, 10),
  );
  const dates = new Set(holidaysBetween(first!, last!).map(({ date }) => date));
  if (dates.size === 0) return;
  await db
    .insertInto("openHolidays")
    .values([...dates].map((date) => ({ date, employerProfileId })))
    .execute();
}

export async function replaceWeek(employer: Caller, week: object[], more: object = {}) {
  const answer = await act(employer, `${slots}/replace`, { slots: week, ...more });
  if (answer.status !== 200) throw new Error(`replace answered ${answer.status}: ${answer.text}`);
  return answer.json();
}

export const createEducator = (server: Server, firstName = "Ana") => createNamedEducator(server, firstName);

/** Many educators with a session each, copied from one: hashing a hundred passwords would take the longest of all. */
export async function createEducators(server: Server, count: number) {
  const { db, config } = server;
  const first = await createEducator(server);
  const one = db.selectFrom("accounts").selectAll().where("id", "=", first.accountId);
  const { id: _id, email: _email, ...account } = await one.executeTakeFirstOrThrow();
  const profiles = db.selectFrom("userProfiles").selectAll().where("accountId", "=", first.accountId);
  const { id: _profileId, avatar: _avatar, ...profile } = await profiles.executeTakeFirstOrThrow();
  const people: { headers: { authorization: string } }[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: accountId } = await db
      .insertInto("accounts")
      .values({ ...account, email: `crowd-${index}@people.example` })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("userProfiles")
      .values({ ...profile, accountId, slug: `crowd-${index}` })
      .execute();
    const session = { accountId, userType: "educator" as const };
    const { accessToken } = await openSession(db, config.tokenSecret, session, new Date());
    people.push({ headers: { authorization: `Bearer ${accessToken}` } });
  }
  return people;
}

export const findFreeTimes = async (
  who: Caller,
  interviewEventTypeId: string,
  filters: Record<string, string> = {},
): Promise<string[]> => {
  const answer = await requestFreeTimes(who, { interviewEventTypeId, ...filters });
  if (answer.status !== 200) throw new Error(`interview_slots answered ${answer.status}: ${answer.text}`);
  return answer
    .json()
    .data.map(({ attributes }: { attributes: { startTime: string } }) => attributes.startTime);
};

export const requestFreeTimes = (who: Caller, filters: Record<string, string>) =>
  who.request(
    `interview_slots?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))}`,
  );

export const book = (who: Caller, interviewEventTypeId: string, time: string, more: object = {}) =>
  post(who, "interviews", { interviewEventTypeId, time, ...more });

export async function bookOk(who: Caller, interviewEventTypeId: string, time: string, more: object = {}) {
  return createEventType(who, "interviews", { interviewEventTypeId, time, ...more });
}

/** The free time that begins at least so many hours from now. */
export async function findFreeTime(who: Caller, eventTypeId: string, hours: number): Promise<string> {
  const least = Date.now() + hours * 3_600_000;
  return (await findFreeTimes(who, eventTypeId)).find((time) => Date.parse(time) >= least)!;
}

export const statusOf = async (who: Caller, id: string, collection = "interviews") =>
  (await who.request(`${collection}/${id}`)).json().data?.attributes.status as string;

/** Moves an interview in time without asking anybody: for what can only be done later. */
export async function shift({ db }: Server, id: string, hours: number): Promise<void> {
  const by = sql<Date>`make_interval(hours => ${hours})`;
  await db
    .updateTable("interviews")
    .set({
      time: sql`time + ${by}`,
      endsAt: sql`ends_at + ${by}`,
      busyFrom: sql`busy_from + ${by}`,
      busyUntil: sql`busy_until + ${by}`,
    })
    .where("id", "=", id)
    .execute();
}

/** What both sides get to read: mails on their own clock, calendar files, reminders; and what the clock does by itself. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import ical, { type VEvent } from "node-ical";
import { afterAll, describe, expect, test } from "vitest";
import { completeInterviews, expireInterviews } from "./expire.job.ts";
import {
  act,
  anEducator,
  type Asker,
  bookableEmployer,
  booked,
  free,
  freeIn,
  hostSide,
  shift,
  statusOf,
} from "./interviews-under-test.ts";
import { remind } from "./remind.job.ts";
import { tellBoth } from "./tell-both.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
let clock = () => new Date();
const work = testJobs(
  { db, url: server.databaseUrl },
  [tellBoth, remind, expireInterviews, completeInterviews],
  {
    now: () => clock(),
    emit: server.platform.registry.emit,
  },
);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function someone(type: object = {}, hours = 72) {
  const host = await bookableEmployer(server, type);
  const ana = await anEducator(server);
  const time = await freeIn(ana, host.eventType.id, hours);
  const interview = await booked(ana, host.eventType.id, time, {
    timeZone: "America/New_York",
    note: "See you!",
  });
  return { ...host, ana, time, id: interview.id };
}

const mailsTo = async ({ email }: { email: string }) =>
  db
    .selectFrom("mails")
    .select(["name", "subject", "text", "html", "calendar"])
    .where("toAddress", "=", email)
    .where("name", "like", "interviews.%")
    .orderBy("id")
    .execute();
const namesOf = (mails: { name: string }[]) => mails.map(({ name }) => name.replace("interviews.", ""));

interface Calendar {
  method: string;
  content: string;
}
function eventIn(text: string) {
  const parsed = ical.sync.parseICS(text);
  const [event] = Object.values(parsed).filter((part) => part?.type === "VEVENT") as VEvent[];
  const method = /^METHOD:(\w+)/m.exec(text)?.[1];
  return { ...event!, method };
}

describe("mails", () => {
  test("tell both sides when it is, each on their own clock first, with the zone named", async () => {
    const { ana, employer, time, id } = await someone();
    await work.run();
    const [mine] = await mailsTo(ana);
    const [theirs] = await mailsTo(employer);
    expect([mine?.name, theirs?.name]).toEqual(["interviews.scheduled", "interviews.scheduled"]);
    const at = (timeZone: string) =>
      new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
        .format(new Date(time))
        .replace(/\s?[AP]M$/, "");
    const when = (text: string) => text.split("\n").filter((line) => /^(When|For )/.test(line));
    expect(when(mine!.text)).toEqual([
      expect.stringMatching(new RegExp(`^When: .*${at("America/New_York")}.* Eastern Time$`)),
      expect.stringMatching(new RegExp(`^For Sunny Hill: .*${at("America/Chicago")}.* Central Time$`)),
    ]);
    expect(when(theirs!.text)).toEqual([
      expect.stringMatching(/^When: .* Central Time$/),
      expect.stringMatching(/^For Ana Ruiz: .* Eastern Time$/),
    ]);
    expect(theirs!.text).toContain("> See you!");
    expect(mine!.text).not.toContain("> See you!");
    expect(mine!.text).toContain("Video Call: https://meet.jit.si/first-conversation-");
    expect(mine!.subject).toContain("Interview with Sunny Hill");
    expect(await statusOf(ana, id)).toBe("scheduled");
  });

  test("of a booking that waits say who must answer, and when it was confirmed", async () => {
    const { ana, employer, id } = await someone({ requiresConfirmation: true });
    await work.run();
    expect((await mailsTo(ana))[0]!.subject).toMatch(/^Awaiting confirmation/);
    expect((await mailsTo(employer))[0]!.subject).toMatch(/^Please confirm your interview with Ana Ruiz/);
    await act(employer, `${hostSide}/${id}/confirm`);
    await work.run();
    expect(namesOf(await mailsTo(ana))).toEqual(["pending", "confirmed"]);
    const calendars = (await mailsTo(ana)).map(({ calendar }) => calendar as unknown as Calendar);
    expect(calendars.map(({ content }) => eventIn(content).status)).toEqual(["TENTATIVE", "CONFIRMED"]);
  });

  test("of a new time bring the same event with the next number; of a canceled one take it back", async () => {
    const { ana, employer, id, eventType } = await someone();
    const moved = await act(ana, `interviews/${id}/reschedule`, {
      time: await freeIn(ana, eventType.id, 96),
    });
    const newId = moved.json().data.id;
    await act(employer, `${hostSide}/${newId}/cancel`, { reason: "Our building is closed" });
    await work.run();
    const mails = await mailsTo(ana);
    // The two that were overtaken before a worker came say nothing any more.
    expect(namesOf(mails)).toEqual(["canceled"]);
    expect(mails[0]!.text).toContain("> Our building is closed");
    expect((await mailsTo(employer))[0]!.text).toContain("You canceled your interview with Ana Ruiz");
    const { method, content } = mails[0]!.calendar as unknown as Calendar;
    expect(method).toBe("CANCEL");
    const row = await db
      .selectFrom("interviews")
      .select("uid")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(eventIn(content)).toMatchObject({
      method: "CANCEL",
      uid: row.uid,
      sequence: 2,
      status: "CANCELLED",
    });
  });

  test("are written in the reader's language", async () => {
    const { ana, id } = await someone();
    await db.updateTable("accounts").set({ language: "es" }).where("id", "=", ana.accountId).execute();
    await work.run();
    const [mail] = await mailsTo(ana);
    const { time } = await db
      .selectFrom("interviews")
      .select("time")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const weekday = new Intl.DateTimeFormat("es-US", {
      weekday: "long",
      timeZone: "America/New_York",
    }).format(time);
    expect(mail!.text).toContain(weekday);
  });
});

describe("calendar files", () => {
  const download = (who: Asker, id: string, at = "interviews") => who.ask(`${at}/${id}.ics`);

  test("can be downloaded by both sides, and say what state it is in", async () => {
    const { ana, employer, id, time, eventType } = await someone();
    const answer = await download(ana, id);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const event = eventIn(answer.text);
    expect(event).toMatchObject({
      method: "PUBLISH",
      summary: "First conversation with Sunny Hill",
      sequence: 0,
      status: "CONFIRMED",
    });
    expect(event.start.toISOString()).toBe(new Date(time).toISOString());
    expect(event.end!.getTime() - event.start.getTime()).toBe(1_800_000);
    expect(answer.text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    expect(answer.text).toContain("BEGIN:VALARM");
    expect(String((event.attendee as unknown as { val: string }).val)).toBe(`MAILTO:${ana.email}`);
    expect(answer.text).not.toContain(employer.email);
    const theirs = eventIn((await download(employer, id, hostSide)).text);
    expect(theirs.summary).toBe("First conversation with Ana Ruiz");
    expect(theirs.uid).toBe(event.uid);
    const moved = await act(ana, `interviews/${id}/reschedule`, {
      time: await freeIn(ana, eventType.id, 96),
    });
    const next = eventIn((await download(ana, moved.json().data.id)).text);
    expect(next).toMatchObject({ uid: event.uid, sequence: 1, status: "CONFIRMED" });
    const old = await download(ana, id);
    expect(eventIn(old.text)).toMatchObject({ method: "CANCEL", status: "CANCELLED", sequence: 0 });
    expect(old.text).not.toContain("BEGIN:VALARM");
  });

  test("are nobody else's", async () => {
    const { employer, id } = await someone();
    expect((await download(await anEducator(server, "Bea"), id)).status).toBe(404);
    expect((await download(server, id)).status).toBe(401);
    expect((await download(employer, id)).status).toBe(403);
    const ana = await anEducator(server);
    expect((await download(ana, "not-an-id")).status).toBe(404);
  });
});

describe("reminders", () => {
  const reminders = async (who: { email: string }) =>
    (await mailsTo(who)).filter(({ name }) => name === "interviews.reminder");

  test("come a day and an hour before, to both", async () => {
    const { ana, employer, time } = await someone();
    const hoursLeft = (Date.parse(time) - Date.now()) / 3_600_000;
    await work.run({ asOf: inHours(hoursLeft - 24.5) });
    expect(await reminders(ana)).toHaveLength(0);
    await work.run({ asOf: inHours(hoursLeft - 23.5) });
    expect([(await reminders(ana)).length, (await reminders(employer)).length]).toEqual([1, 1]);
    await work.run({ asOf: inHours(hoursLeft - 0.5) });
    expect([(await reminders(ana)).length, (await reminders(employer)).length]).toEqual([2, 2]);
    expect((await reminders(ana))[0]!.subject).toMatch(/^Reminder: interview with Sunny Hill/);
  });

  test("die with the time they were for", async () => {
    const { ana, id, eventType } = await someone();
    const moved = await act(ana, `interviews/${id}/reschedule`, {
      time: await freeIn(ana, eventType.id, 200),
    });
    await work.run({ asOf: inHours(100) });
    expect(await reminders(ana)).toHaveLength(0);
    await act(ana, `interviews/${moved.json().data.id}/cancel`);
    await work.run({ asOf: inHours(400) });
    expect(await reminders(ana)).toHaveLength(0);
  });

  test("of a pending one come only once it is confirmed", async () => {
    const { ana, employer, id } = await someone({ requiresConfirmation: true });
    await work.run({ asOf: inHours(400) });
    expect(await reminders(ana)).toHaveLength(0);
    await act(employer, `${hostSide}/${id}/confirm`);
    await work.run({ asOf: inHours(400) });
    expect(await reminders(ana)).toHaveLength(2);
  });
});

describe("the clock", () => {
  const run = (one: typeof expireInterviews) =>
    one.run({}, { ...work.context, attempt: { number: 1, isLast: false } } as never);

  test("ends what nobody confirmed, frees its time, and tells both", async () => {
    const { ana, employer, id, time, eventType } = await someone({ requiresConfirmation: true });
    await run(expireInterviews);
    expect(await statusOf(ana, id)).toBe("pending");
    clock = () => inHours(49);
    await run(expireInterviews);
    clock = () => new Date();
    expect(await statusOf(ana, id)).toBe("expired");
    expect(await free(server, eventType.id)).toContain(time);
    await work.run();
    expect(namesOf(await mailsTo(ana))).toContain("expired");
    expect(namesOf(await mailsTo(employer))).toContain("expired");
    expect(eventIn((await ana.ask(`interviews/${id}.ics`)).text).status).toBe("CANCELLED");
  });

  test("takes as completed what nobody spoke of for a week", async () => {
    const { ana, id } = await someone();
    await shift(server, id, -72 - 6 * 24);
    await run(completeInterviews);
    expect(await statusOf(ana, id)).toBe("scheduled");
    await shift(server, id, -36);
    await run(completeInterviews);
    expect(await statusOf(ana, id)).toBe("completed");
  });
});

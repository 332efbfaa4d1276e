/** What both sides get to read: mails on their own clock, and calendar files. */
import { testServer } from "#app/testing/test-server.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import ical, { type VEvent } from "node-ical";
import { afterAll, describe, expect, test } from "vitest";
import {
  act,
  createEducator,
  type Caller,
  bookableEmployer,
  bookOk,
  findFreeTime,
  hostSide,
  statusOf,
} from "../interviews.fixtures.ts";
import { emailBothParties } from "./email-both-parties.job.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const work = testJobs({ db, url: server.databaseUrl }, [emailBothParties]);

async function someone(type: object = {}, hours = 72) {
  const host = await bookableEmployer(server, type);
  const ana = await createEducator(server);
  const time = await findFreeTime(ana, host.eventType.id, hours);
  const interview = await bookOk(ana, host.eventType.id, time, {
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
      time: await findFreeTime(ana, eventType.id, 96),
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
  const download = (who: Caller, id: string, at = "interviews") => who.request(`${at}/${id}.ics`);

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
      time: await findFreeTime(ana, eventType.id, 96),
    });
    const next = eventIn((await download(ana, moved.json().data.id)).text);
    expect(next).toMatchObject({ uid: event.uid, sequence: 1, status: "CONFIRMED" });
    const old = await download(ana, id);
    expect(eventIn(old.text)).toMatchObject({ method: "CANCEL", status: "CANCELLED", sequence: 0 });
    expect(old.text).not.toContain("BEGIN:VALARM");
  });

  test("are nobody else's", async () => {
    const { employer, id } = await someone();
    expect((await download(await createEducator(server, "Bea"), id)).status).toBe(404);
    expect((await download(server, id)).status).toBe(401);
    expect((await download(employer, id)).status).toBe(403);
    const ana = await createEducator(server);
    expect((await download(ana, "not-an-id")).status).toBe(404);
  });
});

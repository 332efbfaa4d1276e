import { expect, test } from "vitest";
import { readInThread } from "./read-in-thread.ts";

const window = { from: Date.parse("2026-11-20T00:00:00Z"), until: Date.parse("2027-02-28T00:00:00Z") };
const reading = (...texts: string[]) => ({ texts, timeZone: "America/Chicago", window });

test("a text is read in a thread of its own", async () => {
  const text = [
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z"],
    ...["DTSTART:20261201T150000Z", "DTEND:20261201T160000Z", "END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");
  expect(await readInThread(reading(text))).toEqual([
    [Date.parse("2026-12-01T15:00Z"), Date.parse("2026-12-01T16:00Z")],
  ]);
});

test("one that takes too long is ended, and this one goes on meanwhile", async () => {
  const rule = "RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30";
  const event = (uid: number) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:19000101T000000Z\r\nDURATION:PT1M\r\n${rule}\r\nEND:VEVENT\r\n`;
  const text = `BEGIN:VCALENDAR\r\n${Array.from({ length: 8_000 }, (_, uid) => event(uid)).join("")}END:VCALENDAR`;
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await expect(readInThread(reading(text), 100)).rejects.toMatchObject({ code: "too_many" });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(2);
});

test("one that breaks the reader is told so", async () => {
  const twice = "DTSTART:20261201T150000Z\r\n".repeat(2);
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\n${twice}END:VEVENT\r\nEND:VCALENDAR`;
  await expect(readInThread(reading(text))).rejects.toMatchObject({ code: "unreadable" });
});

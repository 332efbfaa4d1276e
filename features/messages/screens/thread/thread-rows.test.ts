import { expect, test } from "vitest";
import type { OutboxMessage } from "../composer/draft-storage.ts";
import { stillUnsent, threadRows } from "./thread-rows.ts";
import { message } from "./thread-messages.fixtures.ts";

const employer = { profileType: "EmployerProfile", authorId: "ines", authorFirstName: "Ines" } as const;
const day = 24 * 60;
const thread = { unsent: [], hasOlder: true, side: "EmployerProfile" as const, timeZone: "UTC" };

test("a group ends when the author changes, five minutes pass, or a day ends", () => {
  const messages = [message(0), message(2), message(9), message(10, employer), message(day, employer)];
  const rows = threadRows({ ...thread, messages });
  expect(rows.map(({ endsGroup }) => endsGroup)).toEqual([false, true, true, true, true]);
  expect(rows.map(({ nextDay }) => nextDay !== null)).toEqual([false, false, false, true, false]);
});

test("two teammates are never in one group", () => {
  const messages = [
    message(0, employer),
    message(1, { ...employer, authorId: "omar", authorFirstName: "Omar" }),
  ];
  expect(threadRows({ ...thread, messages })[0]!.endsGroup).toBe(true);
});

test("only the newest read message shows the read mark, and ends its group", () => {
  const messages = [
    message(0, { ...employer, readAt: "2026-03-04T18:05:00Z" }),
    message(1, { ...employer, readAt: "2026-03-04T18:05:00Z" }),
    message(2, employer),
    message(3, { readAt: "2026-03-04T18:05:00Z" }),
  ];
  const rows = threadRows({ ...thread, messages });
  expect(rows.map(({ showsRead }) => showsRead)).toEqual([false, true, false, false]);
  expect(rows[1]!.endsGroup).toBe(true);
});

test("loading older messages does not change existing rows", () => {
  const newer = [message(100), message(101), message(day + 3, employer)];
  const older = [message(98), message(99)];
  const before = threadRows({ ...thread, messages: newer });
  const after = threadRows({ ...thread, messages: [...older, ...newer], hasOlder: false });
  expect(after.slice(older.length)).toEqual(before);
});

test("only the first message has its day above it", () => {
  const rows = threadRows({ ...thread, messages: [message(0), message(1)], hasOlder: false });
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(threadRows({ ...thread, messages: [message(0)] })[0]!.isFirst).toBe(false);
});

const unsent = (text: string, key = text): OutboxMessage => ({
  text,
  key,
  attachments: [],
  at: new Date(2026, 2, 4, 12, 30).toISOString(),
  afterId: message(10).id,
  problem: null,
});

test("unsent messages come last; once arrived they are not shown twice", () => {
  const messages = [message(0), message(10, employer)];
  const rows = threadRows({ ...thread, messages, unsent: [unsent("hello")] });
  expect(rows.at(-1)).toMatchObject({ key: "hello", message: null, endsGroup: true });
  const arrived = [...messages, message(11, { ...employer, data: { text: "hello" } })];
  expect(stillUnsent(arrived, [unsent("hello")], "EmployerProfile")).toEqual([]);
});

test("the same text sent twice is two messages, and older ones are not matched", () => {
  const two = [unsent("ok", "first"), unsent("ok", "second")];
  const one = message(11, { ...employer, data: { text: "ok" } });
  expect(stillUnsent([one], two, "EmployerProfile").map(({ key }) => key)).toEqual(["second"]);
  const earlier = message(5, { ...employer, data: { text: "ok" } });
  const theirs = message(12, { data: { text: "ok" } });
  expect(stillUnsent([earlier, theirs], [two[0]!], "EmployerProfile")).toHaveLength(1);
});

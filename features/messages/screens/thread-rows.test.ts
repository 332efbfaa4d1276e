import { expect, test } from "vitest";
import type { Unsent } from "./draft-storage.ts";
import { notArrived, threadRows } from "./thread-rows.ts";
import { said } from "./said-under-test.ts";

const employer = { profileType: "EmployerProfile", authorId: "ines", authorFirstName: "Ines" } as const;
const day = 24 * 60;
const thread = { unsent: [], hasOlder: true, side: "EmployerProfile" as const };

test("a group ends where the author changes, five minutes pass, or a day ends", () => {
  const messages = [said(0), said(2), said(9), said(10, employer), said(day, employer)];
  const rows = threadRows({ ...thread, messages });
  expect(rows.map(({ endsGroup }) => endsGroup)).toEqual([false, true, true, true, true]);
  expect(rows.map(({ nextDay }) => nextDay !== null)).toEqual([false, false, false, true, false]);
});

test("two of a team never stand in one group", () => {
  const messages = [said(0, employer), said(1, { ...employer, authorId: "omar", authorFirstName: "Omar" })];
  expect(threadRows({ ...thread, messages })[0]!.endsGroup).toBe(true);
});

test("only the newest own message that was read says so, and stands with its own time", () => {
  const messages = [
    said(0, { ...employer, readAt: "2026-03-04T18:05:00Z" }),
    said(1, { ...employer, readAt: "2026-03-04T18:05:00Z" }),
    said(2, employer),
    said(3, { readAt: "2026-03-04T18:05:00Z" }),
  ];
  const rows = threadRows({ ...thread, messages });
  expect(rows.map(({ showsRead }) => showsRead)).toEqual([false, true, false, false]);
  expect(rows[1]!.endsGroup).toBe(true);
});

test("loading older messages changes none of the rows that are there", () => {
  const newer = [said(100), said(101), said(day + 3, employer)];
  const older = [said(98), said(99)];
  const before = threadRows({ ...thread, messages: newer });
  const after = threadRows({ ...thread, messages: [...older, ...newer], hasOlder: false });
  expect(after.slice(older.length)).toEqual(before);
});

test("the first of all has its day above it, and no other", () => {
  const rows = threadRows({ ...thread, messages: [said(0), said(1)], hasOlder: false });
  expect(rows.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  expect(threadRows({ ...thread, messages: [said(0)] })[0]!.isFirst).toBe(false);
});

const unsent = (text: string, key = text): Unsent => ({
  text,
  key,
  attachments: [],
  at: new Date(2026, 2, 4, 12, 30).toISOString(),
  afterId: said(10).id,
  problem: null,
});

test("what is on its way stands last; once it has arrived it is not shown twice", () => {
  const messages = [said(0), said(10, employer)];
  const rows = threadRows({ ...thread, messages, unsent: [unsent("hello")] });
  expect(rows.at(-1)).toMatchObject({ key: "hello", message: null, endsGroup: true });
  const arrived = [...messages, said(11, { ...employer, data: { text: "hello" } })];
  expect(notArrived(arrived, [unsent("hello")], "EmployerProfile")).toEqual([]);
});

test("the same words sent twice are two messages, and older ones are not taken for them", () => {
  const two = [unsent("ok", "first"), unsent("ok", "second")];
  const one = said(11, { ...employer, data: { text: "ok" } });
  expect(notArrived([one], two, "EmployerProfile").map(({ key }) => key)).toEqual(["second"]);
  const earlier = said(5, { ...employer, data: { text: "ok" } });
  const theirs = said(12, { data: { text: "ok" } });
  expect(notArrived([earlier, theirs], [two[0]!], "EmployerProfile")).toHaveLength(1);
});

import { expect, test } from "vitest";
import { firstPage, applyReadMark, mergeNewest, mergeUpdates, prependOlder } from "./thread-pages.ts";
import { message } from "./thread-messages.fixtures.ts";

const at = "2026-03-04T18:00:00Z";
const newestFirst = (...minutes: number[]) => minutes.map((minute) => message(minute));
const texts = ({ messages }: { messages: readonly { data: { text?: string } }[] }) =>
  messages.map(({ data }) => data.text);

test("a full page has older messages before it, which are prepended", () => {
  const first = firstPage(newestFirst(4, 3), 2, at);
  expect(first.hasOlder).toBe(true);
  const all = prependOlder(first, newestFirst(2, 1), 2);
  expect(texts(all)).toEqual(["message 1", "message 2", "message 3", "message 4"]);
  expect(prependOlder(all, newestFirst(0), 2).hasOlder).toBe(false);
});

test("updates are merged in order, once; the later version wins", () => {
  const pages = firstPage(newestFirst(3, 2), 2, at);
  const heard = mergeUpdates(mergeUpdates(pages, [message(5)]), newestFirst(5, 4));
  expect(texts(heard)).toEqual(["message 2", "message 3", "message 4", "message 5"]);
  const tombstone = message(3, { deletedAt: at, data: {} });
  expect(mergeUpdates(pages, [tombstone]).messages[1]).toMatchObject({ deletedAt: at, data: {} });
});

test("a change of a message that was never loaded is ignored", () => {
  const pages = firstPage(newestFirst(9, 8), 2, at);
  expect(mergeUpdates(pages, [message(1)]).messages).toHaveLength(2);
  expect(mergeUpdates({ ...pages, hasOlder: false }, [message(1)]).messages).toHaveLength(3);
});

test("refetching the newest page keeps older messages, unless there is a gap", () => {
  const pages = prependOlder(firstPage(newestFirst(4, 3), 2, at), newestFirst(2, 1), 2);
  const meets = mergeNewest(pages, firstPage(newestFirst(5, 4), 2, at));
  expect(texts(meets)).toEqual(["message 1", "message 2", "message 3", "message 4", "message 5"]);
  expect(texts(mergeNewest(pages, firstPage(newestFirst(9, 8), 2, at)))).toEqual(["message 8", "message 9"]);
  expect(texts(mergeNewest(undefined, firstPage(newestFirst(1), 2, at)))).toEqual(["message 1"]);
});

test("a read mark applies up to a message, for one side, and only once", () => {
  const employer = { profileType: "EmployerProfile" } as const;
  const before = message(1, { readAt: "2026-03-04T17:00:00Z" });
  const pages = firstPage([message(4), message(3), message(2, employer), before], 50, at);
  const read = applyReadMark(pages, message(3, { readAt: at }));
  expect(read.messages.map(({ readAt }) => readAt)).toEqual(["2026-03-04T17:00:00Z", null, at, null]);
});

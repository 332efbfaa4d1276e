import { expect, test } from "vitest";
import { firstPage, readUpTo, withNewest, withNews, withOlder } from "./thread-pages.ts";
import { said } from "./said-under-test.ts";

const at = "2026-03-04T18:00:00Z";
const newestFirst = (...minutes: number[]) => minutes.map((minute) => said(minute));
const texts = ({ messages }: { messages: readonly { data: { text?: string } }[] }) =>
  messages.map(({ data }) => data.text);

test("a full page has older ones before it; they come in above", () => {
  const first = firstPage(newestFirst(4, 3), 2, at);
  expect(first.hasOlder).toBe(true);
  const all = withOlder(first, newestFirst(2, 1), 2);
  expect(texts(all)).toEqual(["message 1", "message 2", "message 3", "message 4"]);
  expect(withOlder(all, newestFirst(0), 2).hasOlder).toBe(false);
});

test("news come in at their place, once; a change is the newer of two", () => {
  const pages = firstPage(newestFirst(3, 2), 2, at);
  const heard = withNews(withNews(pages, [said(5)]), newestFirst(5, 4));
  expect(texts(heard)).toEqual(["message 2", "message 3", "message 4", "message 5"]);
  const stone = said(3, { deletedAt: at, data: {} });
  expect(withNews(pages, [stone]).messages[1]).toMatchObject({ deletedAt: at, data: {} });
});

test("a change of what was never loaded opens no gap", () => {
  const pages = firstPage(newestFirst(9, 8), 2, at);
  expect(withNews(pages, [said(1)]).messages).toHaveLength(2);
  expect(withNews({ ...pages, hasOlder: false }, [said(1)]).messages).toHaveLength(3);
});

test("the newest page, asked for again, keeps what was loaded before it, unless there is a gap", () => {
  const pages = withOlder(firstPage(newestFirst(4, 3), 2, at), newestFirst(2, 1), 2);
  const meets = withNewest(pages, firstPage(newestFirst(5, 4), 2, at));
  expect(texts(meets)).toEqual(["message 1", "message 2", "message 3", "message 4", "message 5"]);
  expect(texts(withNewest(pages, firstPage(newestFirst(9, 8), 2, at)))).toEqual(["message 8", "message 9"]);
  expect(texts(withNewest(undefined, firstPage(newestFirst(1), 2, at)))).toEqual(["message 1"]);
});

test("reading reaches up to a message, for its own side alone, and never a second time", () => {
  const employer = { profileType: "EmployerProfile" } as const;
  const before = said(1, { readAt: "2026-03-04T17:00:00Z" });
  const pages = firstPage([said(4), said(3), said(2, employer), before], 50, at);
  const read = readUpTo(pages, said(3, { readAt: at }));
  expect(read.messages.map(({ readAt }) => readAt)).toEqual(["2026-03-04T17:00:00Z", null, at, null]);
});

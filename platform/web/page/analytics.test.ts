// @vitest-environment jsdom
/** Reporting to ahoy.js: debounced, with the session, and never in the way. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerApiSession } from "../api-client/api-session.ts";
import { testCaller, testSession } from "../api-client/api-session.fixtures.ts";
import { capture, capturePageView, identify } from "./analytics.ts";

declare module "./analytics.ts" {
  interface EventTypes {
    books_searched: { hasWords: boolean };
    book_viewed: { id: number };
    book_liked: { id: number };
  }
}

const ahoy = vi.hoisted(() => ({ configure: vi.fn(), track: vi.fn() }));
vi.mock("ahoy.js", () => ({ default: ahoy }));

beforeEach(() => {
  vi.useFakeTimers();
  ahoy.track.mockReset();
  ahoy.configure.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is reported before the page is at rest, or somebody acts", async () => {
  const profile = vi.fn(async () => ({ id: "1" }));
  capturePageView("/books", "Cubby");
  void identify(profile);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(profile).not.toHaveBeenCalled();
  expect(ahoy.track).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ahoy.track.mock.calls.map(([name]) => name as string)).toEqual(["$view", "$identify"]);

  vi.resetModules();
  const next = await import("./analytics.ts");
  next.capture("book_liked", { id: 1 }, { debounce: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track).toHaveBeenCalledTimes(3);
});

test("events of one name within 500 ms are one, of different names are not", async () => {
  capture("books_searched", { hasWords: false });
  capture("book_viewed", { id: 1 });
  await vi.advanceTimersByTimeAsync(400);
  capture("books_searched", { hasWords: true });
  await vi.advanceTimersByTimeAsync(499);
  expect(ahoy.track.mock.calls).toEqual([["book_viewed", { id: 1 }]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ahoy.track.mock.calls).toEqual([
    ["book_viewed", { id: 1 }],
    ["books_searched", { hasWords: true }],
  ]);
});

test("each of several acts in a row is an event", async () => {
  for (const id of [1, 2]) capture("book_liked", { id }, { debounce: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track.mock.calls).toEqual([
    ["book_liked", { id: 1 }],
    ["book_liked", { id: 2 }],
  ]);
});

test("a page view goes at once, with the session's token and the route's pattern", async () => {
  registerApiSession(testSession("a.b.c").session);
  capturePageView("/books/:slug", "Cubby");
  await vi.advanceTimersByTimeAsync(0);
  const { origin } = window.location;
  const url = `${origin}/books/:slug`;
  expect(ahoy.track.mock.calls).toEqual([["$view", { url, title: "Cubby", page: "/books/:slug" }]]);
  expect(ahoy.configure).toHaveBeenLastCalledWith({
    headers: { Authorization: "Bearer a.b.c" },
    visitParams: { landing_page: url },
  });
});

test.each([
  ["/reset_password?reset_password_token=secret-words", "/reset_password"],
  ["/unsubscribe?token=secret-words&language=es", "/unsubscribe"],
  ["/people/secret-words?q=secret-words#secret-words", "/people/:slug"],
])("nothing of the address %s is reported but its route and its campaign", async (address, pattern) => {
  window.history.replaceState(null, "", address);
  document.title = "secret-words · Cubby";
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://mail.example/read?subject=secret-words");
  capturePageView(pattern, "Cubby");
  capture("book_liked", { id: 1 }, { debounce: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track).toHaveBeenCalledTimes(2);
  const reported = JSON.stringify([ahoy.track.mock.calls, ahoy.configure.mock.calls]);
  expect(reported).not.toContain("secret-words");
  expect(reported).toContain('"referrer":"https://mail.example/"');
  window.history.replaceState(null, "", `${pattern}?q=secret-words&utm_source=flyer`);
  capturePageView(pattern, "Cubby");
  await vi.advanceTimersByTimeAsync(0);
  const { landing_page } = ahoy.configure.mock.lastCall![0].visitParams;
  expect(landing_page).toBe(`${window.location.origin}${pattern}?utm_source=flyer`);
});

test("nothing is reported while somebody of the staff acts as the account", async () => {
  const { session, setCaller } = testSession("a.b.c");
  registerApiSession(session);
  setCaller({ ...testCaller("p"), isImpersonated: true });
  capturePageView("/books", "Cubby");
  capture("book_liked", { id: 1 }, { debounce: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ahoy.track).not.toHaveBeenCalled();
  setCaller(testCaller("p"));
  capture("book_liked", { id: 1 }, { debounce: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track).toHaveBeenCalledOnce();
});

test("failing to identify is logged and ignored", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await identify(() => Promise.reject(new Error("no account")));
  expect(logged).toHaveBeenCalledOnce();
  await identify(async () => ({ id: "1" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track.mock.calls).toEqual([["$identify", { id: "1" }]]);
});

test("who does not want to be tracked is not", async () => {
  vi.stubGlobal("navigator", { doNotTrack: "1" });
  capture("book_liked", { id: 1 }, { debounce: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ahoy.track).not.toHaveBeenCalled();
});

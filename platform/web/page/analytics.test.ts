// @vitest-environment jsdom
/** Reporting to ahoy.js: debounced, with the session, and never in the way. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registerApiSession } from "../api-client/api-session.ts";
import { testSession } from "../api-client/api-session.fixtures.ts";
import { capture, capturePageView, identify } from "./analytics.ts";

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

test("events of one name within 500 ms are one, of different names are not", async () => {
  capture("Searched", { q: "te" });
  capture("Viewed job", { id: 1 });
  await vi.advanceTimersByTimeAsync(400);
  capture("Searched", { q: "teacher" });
  await vi.advanceTimersByTimeAsync(499);
  expect(ahoy.track.mock.calls).toEqual([["Viewed job", { id: 1 }]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ahoy.track.mock.calls).toEqual([
    ["Viewed job", { id: 1 }],
    ["Searched", { q: "teacher" }],
  ]);
});

test("a page view goes at once, with the session's token", async () => {
  registerApiSession(testSession("a.b.c").session);
  document.title = "Jobs";
  capturePageView();
  await vi.advanceTimersByTimeAsync(0);
  expect(ahoy.track).toHaveBeenCalledWith("$view", { url: window.location.href, title: "Jobs", page: "/" });
  expect(ahoy.configure).toHaveBeenLastCalledWith({ headers: { Authorization: "Bearer a.b.c" } });
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
  capture("Searched", {}, { debounce: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(ahoy.track).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "../api-client/api-error.ts";
import { registerApiSession } from "../api-client/api-session.ts";
import { testCaller, testGuest, testSession } from "../api-client/api-session.fixtures.ts";
import { forgetCopiesWithSession, readOrKept, useKeptSince } from "./kept-copies.ts";
import { queryClient } from "./query-client.ts";

const { session, setCaller } = testSession();
registerApiSession(session);
setCaller(testCaller("one"));
forgetCopiesWithSession();

const document = (id: string) => ({ data: [{ type: "jobs", id, attributes: {} }] });
const online = (path: string) => readOrKept(["api", path], path, async () => document(path));
const offline = (path: string, error = new ApiError("fetch", "no connection")) =>
  readOrKept(["api", path], path, () => Promise.reject(error));
const untilKept = (path: string) => vi.waitFor(() => offline(path));

test("a copy is read when the server cannot be reached, never for an answer that refuses", async () => {
  await online("jobs");
  await untilKept("jobs");
  expect(await offline("jobs")).toMatchObject({ ...document("jobs"), keptAt: expect.any(String) });
  expect(await offline("jobs", new ApiError("status", "", 503))).toMatchObject(document("jobs"));
  await expect(offline("jobs", new ApiError("status", "", 404))).rejects.toMatchObject({ status: 404 });
  await expect(offline("other")).rejects.toMatchObject({ kind: "fetch" });
});

test("what is cached already is not replaced by a copy", async () => {
  await online("cached");
  await untilKept("cached");
  queryClient().setQueryData(["api", "cached"], document("newer"));
  await expect(offline("cached")).rejects.toMatchObject({ kind: "fetch" });
});

test("copies go with their session; a guest, or an answer that arrives after it, leaves none", async () => {
  await online("mine");
  await untilKept("mine");
  setCaller(testGuest);
  await expect(offline("mine")).rejects.toMatchObject({ kind: "fetch" });
  await online("as-guest");
  setCaller(testCaller("one"));
  await expect(offline("mine")).rejects.toMatchObject({ kind: "fetch" });
  await expect(offline("as-guest")).rejects.toMatchObject({ kind: "fetch" });

  const late = readOrKept(["api", "late"], "late", async () => {
    setCaller(testCaller("two"));
    return document("late");
  });
  await late;
  setCaller(testCaller("one"));
  await expect(offline("late")).rejects.toMatchObject({ kind: "fetch" });
});

test("a copy counts as shown until its document is read, by whichever screen", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Notice = () => useKeptSince();
  const root = createRoot(window.document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(createElement(Notice)));
  const keptSince = () => window.document.body.textContent;
  // The copies of the tests above.
  await act(async () => void window.dispatchEvent(new Event("online")));
  await act(() => online("list"));
  expect(keptSince()).toBe("");
  await act(() => untilKept("list"));

  const queryKey = ["api", "list"];
  let isOnline = false;
  await act(() => queryClient().fetchQuery({ queryKey, queryFn: () => offline("list") }));
  // The screen that reads it now keeps no copies.
  const queryFn = async () => {
    if (!isOnline) throw new ApiError("fetch", "no connection");
    return document("list");
  };
  await act(() => queryClient().prefetchQuery({ queryKey, queryFn, retry: false, staleTime: 0 }));
  expect(keptSince()).not.toBe("");
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  await act(() => vi.waitFor(() => expect(keptSince()).toBe("")));
});

// @vitest-environment jsdom
/** A failed search is logged and reported once, without what was searched for. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { ApiError } from "../api-client/api-error.ts";
import { useReportSearchFailure } from "./use-report-search-failure.ts";

const send = vi.fn(async (_url: string, _request: { body: string }) => new Response(null, { status: 204 }));
let log: MockInstance<typeof console.error>;

beforeEach(() => {
  send.mockClear();
  // Here, since every test begins with the spies of the one before put back.
  log = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", send);
  window.history.replaceState(null, "", "/jobs?q=ana.ortiz%40example.org#here");
});
afterEach(() => vi.unstubAllGlobals());

const failed = (kind: ApiError["kind"], status: number) =>
  new ApiError(kind, "Unknown place: ana.ortiz@example.org", status, [{ code: "internal" }]);
function fail(first: ApiError | null) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div"));
  const rerender = (error: ApiError | null) => act(() => root.render(<Search error={error} />));
  rerender(first);
  return { rerender };
}

function Search({ error }: { error: ApiError | null }) {
  useReportSearchFailure("job search", error);
  return null;
}

test("it is logged and reported once, however often the screen renders or is opened again", () => {
  const error = failed("status", 500);
  const screen = fail(null);
  screen.rerender(error);
  screen.rerender(error);
  fail(error);
  expect(send).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([["The job search failed: status 500 internal"]]);
  const [url, { body }] = send.mock.calls[0]!;
  expect(url).toBe("/api/error_reports");
  expect(JSON.parse(body)).toMatchObject({
    message: "The job search failed: status 500 internal",
    url: `${window.location.origin}/jobs`,
  });
  expect(body).not.toContain("ortiz");
});

test("another failure is another report", () => {
  const screen = fail(failed("status", 500));
  screen.rerender(failed("timeout", 0));
  expect(send).toHaveBeenCalledTimes(2);
});

test.each<[string, ApiError | null]>([
  ["a search that succeeds or was aborted", null],
  ["a server that is out of reach", failed("fetch", 0)],
  ["a session that is over", failed("status", 401)],
  ["a search that is not allowed", failed("status", 403)],
  ["too many searches", failed("status", 429)],
])("%s is not reported", (_name, error) => {
  fail(error);
  expect([send.mock.calls, log.mock.calls]).toEqual([[], []]);
});

test("nothing is reported while the browser is offline", () => {
  vi.stubGlobal("navigator", { onLine: false, userAgent: "" });
  fail(failed("timeout", 0));
  expect(send).not.toHaveBeenCalled();
});

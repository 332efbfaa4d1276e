// @vitest-environment jsdom
/** One call of the API: what it sends, and the kinds of its failures. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { testSession } from "./api-session.fixtures.ts";
import { registerApiSession } from "./api-session.ts";
import { call } from "./api.ts";

const send = vi.fn<(url: string, request: { method?: string; headers: object }) => Promise<Response>>();
const stored = vi.fn();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response('{"data":null}'));
  vi.stubGlobal("fetch", send);
  stored.mockReset();
  registerApiSession({
    ...testSession("a.b.c").session,
    requestHeaders: () => ({ "Refresh-Token": "r", "Current-Employer-Profile-Id": "profile-a" }),
    storeResponseHeaders: (headers) => stored(headers.get("Access-Token")),
  });
});
afterEach(() => vi.unstubAllGlobals());

const failure = (path: string, options = {}) =>
  call(path, options).then(
    () => null,
    (error: unknown) => error,
  );

test("a document goes as JSON:API with the session's headers, and the answer's tokens are stored", async () => {
  send.mockResolvedValueOnce(new Response("{}", { headers: { "Access-Token": "new" } }));
  await call("account", { method: "PUT", body: { data: { attributes: {} } } });
  const [url, { method, headers }] = send.mock.calls[0]!;
  expect([url, method]).toEqual(["/api/account", "PUT"]);
  expect(headers).toMatchObject({
    "Content-Type": "application/vnd.api+json",
    Authorization: "Bearer a.b.c",
    "Refresh-Token": "r",
    "Current-Employer-Profile-Id": "profile-a",
  });
  expect(stored).toHaveBeenCalledWith("new");
});

test("a refusal, an answer nobody can read, a lost connection and a slow server are four kinds", async () => {
  const errors = JSON.stringify({ errors: [{ detail: "Enter a title", status: "422" }] });
  send.mockResolvedValueOnce(new Response(errors, { status: 422 }));
  expect(await failure("jobs")).toMatchObject({ kind: "status", status: 422, message: "Enter a title" });
  send.mockResolvedValueOnce(new Response("<html>"));
  expect(await failure("jobs")).toMatchObject({ kind: "parsing", status: 200 });
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await failure("jobs")).toMatchObject({ kind: "fetch" });
  send.mockImplementationOnce(async (_url, request) => {
    const { signal } = request as unknown as { signal: AbortSignal };
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  expect(await failure("jobs", { timeout: 5 })).toMatchObject({ kind: "timeout" });
});

test("a call that its caller aborts is no error of the API: no screen shows it", async () => {
  const stop = new AbortController();
  stop.abort();
  send.mockRejectedValueOnce(stop.signal.reason);
  const error = await failure("jobs", { signal: stop.signal });
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: "AbortError" });
});

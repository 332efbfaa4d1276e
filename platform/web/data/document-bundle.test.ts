/** The first read of several documents is one request; later ones are their own. */
import { beforeEach, expect, test, vi } from "vitest";

const call = vi.hoisted(() => vi.fn());
vi.mock("../api-client/api.ts", () => ({ call }));
// Another test of this process may have loaded them with the real one.
vi.resetModules();
const { testCaller, testSession } = await import("../api-client/api-session.fixtures.ts");
const { registerApiSession } = await import("../api-client/api-session.ts");
const { ApiError } = await import("../api-client/api-error.ts");
const { readDocument, resetDocumentBundle, setDocumentBundle } = await import("./document-bundle.ts");

const { session, setCaller } = testSession();
const asked = () => call.mock.calls.map(([path]) => path);
const read = (path: string) => readDocument(path, new AbortController().signal);

beforeEach(() => {
  registerApiSession({ ...session, accessToken: () => "token" });
  setCaller(testCaller("one"));
  setDocumentBundle({ path: "me/all", own: "me", mayHold: (path) => ["books", "pens"].includes(path) });
  call.mockReset();
  call.mockImplementation(async (path: string) =>
    path === "me/all"
      ? { data: { id: "1" }, meta: { kind: "reader", documents: { books: { data: ["bundled"] } } } }
      : { data: [path] },
  );
});

test("simultaneous first reads share one request; a document it lacks is asked for by itself", async () => {
  const all = await Promise.all([read("me"), read("books"), read("pens"), read("maps")]);
  expect(all).toEqual([
    { data: { id: "1" }, meta: { kind: "reader" } },
    { data: ["bundled"] },
    { data: ["pens"] },
    { data: ["maps"] },
  ]);
  expect(asked().sort()).toEqual(["maps", "me/all", "pens"]);
});

test("a second read is a refetch", async () => {
  await read("books");
  expect(await read("books")).toEqual({ data: ["books"] });
  expect(asked()).toEqual(["me/all", "books"]);
});

test("a changed caller, and a cleared cache, ask once again, and never take another's", async () => {
  await read("me");
  setCaller(testCaller("two"));
  await read("books");
  resetDocumentBundle();
  await read("books");
  expect(asked()).toEqual(["me/all", "me/all", "me/all"]);
  resetDocumentBundle();
  const late = read("books");
  setCaller(testCaller("three"));
  expect(await late).toEqual({ data: ["bundled"] });
  expect(asked()).toEqual(Array.from({ length: 5 }, () => "me/all"));
});

test("where the request is refused, each document is asked for; without a connection it fails at once", async () => {
  const only = (error: Error) =>
    call.mockImplementation(async (path: string) => {
      if (path === "me/all") throw error;
      return { data: [path] };
    });
  only(new ApiError("status", "No", 404));
  expect(await read("books")).toEqual({ data: ["books"] });
  resetDocumentBundle();
  only(new ApiError("fetch", "No connection"));
  await expect(read("books")).rejects.toThrow("No connection");
  await expect(read("books")).rejects.toThrow("No connection");
  expect(asked()).toEqual(["me/all", "books", "me/all", "me/all"]);
});

test("a guest asks for each by itself", async () => {
  registerApiSession({ ...session, accessToken: () => null });
  await read("books");
  expect(asked()).toEqual(["books"]);
});

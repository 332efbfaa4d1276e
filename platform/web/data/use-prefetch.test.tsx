// @vitest-environment jsdom
/** When a link's document is read before it is pressed, and when not. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const call = vi.hoisted(() => vi.fn());
vi.mock("../api-client/api.ts", () => ({ call }));
// Other tests of this process may have loaded it, with another `call`.
vi.resetModules();
const { hoverDelayMs, maxParallel, usePrefetch } = await import("./use-prefetch.ts");

const links = ["books/1", "books/2", "books/3", "books/4"];
let client: QueryClient;
let unmount: () => void;
let answer: (path: string) => void;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  client = new QueryClient();
  const waiting = new Map<string, (value: object) => void>();
  call.mockReset();
  call.mockImplementation(async (path: string) => new Promise((resolve) => waiting.set(path, resolve)));
  answer = (path) => waiting.get(path)!({ data: null });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Links />
      </QueryClientProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
});
afterEach(async () => {
  for (const [path] of call.mock.calls) answer(path);
  await vi.advanceTimersByTimeAsync(0);
  unmount();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

function Links() {
  const prefetch = usePrefetch();
  return links.map((path) => (
    <a key={path} href={path} {...prefetch(path)}>
      {path}
    </a>
  ));
}

const link = (path: string) => document.querySelector(`a[href="${path}"]`)!;
const paths = () => call.mock.calls.map(([path]) => path);
const touch = (path: string) =>
  act(() => void link(path).dispatchEvent(new Event("touchstart", { bubbles: true })));
const hover = (path: string, type = "pointerover") =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
    Object.assign(event, { pointerType: "mouse" });
    link(path).dispatchEvent(event);
  });

test("a pointer that stays prefetches, one that passes does not", async () => {
  hover("books/1");
  hover("books/1", "pointerout");
  await vi.advanceTimersByTimeAsync(hoverDelayMs * 2);
  expect(paths()).toEqual([]);
  hover("books/1");
  await vi.advanceTimersByTimeAsync(hoverDelayMs);
  expect(paths()).toEqual(["books/1"]);
});

test("touch and focus prefetch at once, and what is fresh is not read again", async () => {
  touch("books/1");
  act(() => void link("books/2").dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
  expect(paths()).toEqual(["books/1", "books/2"]);
  answer("books/1");
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(["api", "books/1"])).toEqual({ data: null });
  touch("books/1");
  expect(paths()).toHaveLength(2);
});

test("few are read at a time, and more once they are done", async () => {
  for (const path of links) touch(path);
  expect(paths()).toEqual(links.slice(0, maxParallel));
  answer("books/1");
  await vi.advanceTimersByTimeAsync(0);
  touch("books/4");
  expect(paths()).toEqual(links);
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
  "%o is spared",
  (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    touch("books/1");
    expect(paths()).toEqual([]);
  },
);

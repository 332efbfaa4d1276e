// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useDebouncedCallback, useDebouncedValue } from "./use-debounced.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

async function mount<P>(Component: (props: { value: P }) => string, value: P) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body);
  let isMounted = true;
  const unmount = () => isMounted && act(() => root.unmount());
  onTestFinished(() => void unmount());
  const render = (next: P) => act(() => root.render(<Component value={next} />));
  await render(value);
  return {
    render,
    unmount: async () => {
      await unmount();
      isMounted = false;
    },
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    text: () => document.body.textContent,
  };
}

test("a burst of calls runs once, with the last arguments and the latest callback", async () => {
  const runs: string[] = [];
  let search = { schedule: (_text: string) => {}, cancel: () => {} };
  const page = await mount<string>(({ value }) => {
    search = useDebouncedCallback((text: string) => runs.push(`${value}: ${text}`), 300);
    return value;
  }, "old");
  search.schedule("a");
  await page.wait(200);
  search.schedule("ab");
  await page.render("new");
  await page.wait(299);
  expect(runs).toEqual([]);
  await page.wait(1);
  expect(runs).toEqual(["new: ab"]);
  search.schedule("abc");
  search.cancel();
  await page.wait(300);
  search.schedule("abcd");
  await page.unmount();
  vi.advanceTimersByTime(300);
  expect(runs).toEqual(["new: ab"]);
});

test("a value counts once it has stayed the same", async () => {
  const page = await mount<string>(({ value }) => useDebouncedValue(value, 300, "none"), "a");
  await page.render("ab");
  await page.wait(299);
  expect(page.text()).toBe("none");
  await page.wait(1);
  expect(page.text()).toBe("ab");
});

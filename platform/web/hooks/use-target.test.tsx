// @vitest-environment jsdom
/** The focus goes to the part that the address names, and not past a reader who has begun to act. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useTarget } from "./use-target.ts";

const onOpen = vi.fn<(section: string) => void>();

function Settings() {
  useTarget((target) => (target === "team" ? "team" : undefined), onOpen);
  return (
    <section id="team">
      <h2 id="team-title" tabIndex={-1}>
        Team
      </h2>
      <button>More</button>
    </section>
  );
}

const nextFrame = () => act(() => vi.advanceTimersToNextFrame());
const focused = () => document.activeElement?.textContent;
const button = () => document.querySelector("button")!;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  onOpen.mockClear();
});
afterEach(() => document.body.replaceChildren());

async function openPage(address: string): Promise<void> {
  const router = createMemoryRouter([{ path: "/settings", element: <Settings /> }], {
    initialEntries: [address],
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
}

test("the part that the address names is opened, and its title has the focus", async () => {
  await openPage("/settings#team");
  nextFrame();
  expect(onOpen.mock.calls).toEqual([["team"]]);
  expect(focused()).toBe("Team");
});

test("an address that names no part leaves the focus where it is", async () => {
  await openPage("/settings#nowhere");
  nextFrame();
  expect(onOpen).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test("a reader who has pressed something meanwhile keeps the focus", async () => {
  await openPage("/settings#team");
  button().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  nextFrame();
  expect(focused()).not.toBe("Team");
});

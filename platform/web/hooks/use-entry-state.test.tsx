// @vitest-environment jsdom
/** What is stored for an entry of the history is there again when that entry is, and nowhere else. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";

import { useEntryState } from "./use-entry-state.ts";

function Counter() {
  const [count, setCount] = useEntryState("count", 0);
  return <button onClick={() => setCount((before) => before + 1)}>{count}</button>;
}

test("Back finds the state of its entry, a new entry of the same page begins anew", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const router = createMemoryRouter(
    [
      { path: "/list", element: <Counter /> },
      { path: "/one", element: <p>one</p> },
    ],
    { initialEntries: ["/list"] },
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  const press = () => act(() => place.querySelector("button")!.click());
  press();
  press();
  expect(place.textContent).toBe("2");
  await act(() => router.navigate("/one"));
  await act(() => router.navigate(-1));
  expect(place.textContent).toBe("2");
  await act(() => router.navigate("/list?page=2"));
  expect(place.textContent).toBe("0");
  press();
  await act(() => router.navigate(-1));
  expect(place.textContent).toBe("2");
  act(() => root.unmount());
});

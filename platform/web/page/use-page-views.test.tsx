// @vitest-environment jsdom
/** Each change of route is one page view; a change of its query is none. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { usePageViews } from "./use-page-views.ts";

const { capturePageView } = vi.hoisted(() => ({ capturePageView: vi.fn() }));
vi.mock("./analytics.ts", () => ({ capturePageView }));

function Page() {
  usePageViews();
  return null;
}

test("a page view is recorded for each change of route, not for a change of filters", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/jobs"] });
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<RouterProvider router={router} />));
  expect(capturePageView).toHaveBeenCalledTimes(1);
  await act(() => router.navigate("/jobs?q=lead"));
  expect(capturePageView).toHaveBeenCalledTimes(1);
  await act(() => router.navigate("/messages"));
  expect(capturePageView).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});

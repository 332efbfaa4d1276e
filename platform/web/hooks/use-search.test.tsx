// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";

import { applyChange, numberParam, listParam, useSearch, type SetSearch } from "./use-search.ts";

const before = new URLSearchParams("q=lead&page=3&foreign=kept");

test("a changed filter starts again at page 1 and keeps what is not ours", () => {
  expect(applyChange(before, { schedule: ["Full-Time"] }, "replace").toString()).toBe(
    "q=lead&foreign=kept&schedule=Full-Time",
  );
});

test("empty, false and zero leave the address", () => {
  expect(applyChange(before, { q: "", minimumWage: 0, new: false, role: [] }, "push").toString()).toBe(
    "page=3&foreign=kept",
  );
  expect(applyChange(before, { new: true, page: 4 }, "push").toString()).toBe(
    "q=lead&page=4&foreign=kept&new=true",
  );
});

test("several values come back as they went in", () => {
  expect(listParam("Full-Time,Seasonal")).toEqual(["Full-Time", "Seasonal"]);
  expect(listParam(undefined)).toEqual([]);
});

test("a number is one only between its bounds, and written as one", () => {
  expect(["0", "-90", " 12.5 ", "90"].map((text) => numberParam(text, -90, 90))).toEqual([0, -90, 12.5, 90]);
  expect(
    ["", undefined, "91", "1e1", "0x1", "lots", "1,5"].map((text) => numberParam(text, -90, 90)),
  ).toEqual(Array.from({ length: 7 }, () => null));
});

/** A list at its address; its pages take a moment to arrive, as those of the server do. */
async function openList(address: string) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const setters: SetSearch[] = [];
  function List() {
    const [search, setSearch] = useSearch();
    setters.push(setSearch);
    return new URLSearchParams(search as Record<string, string>).toString();
  }
  let arrive = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([{ path: "/list", Component: List, loader }], {
    initialEntries: [address],
    hydrationData: { loaderData: { "0": null } },
  });
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(<RouterProvider router={router} />));
  return {
    /** As somebody holds it who has waited since the page was first drawn. */
    set: (...change: Parameters<SetSearch>) => act(() => setters[0]!(...change)),
    arrive: () => act(() => arrive()),
    /** The page has arrived, and is rendered only after this change. */
    arriveBefore: (...change: Parameters<SetSearch>) =>
      act(async () => {
        arrive();
        await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
        setters[0]!(...change);
      }),
    back: () => act(() => void router.navigate(-1)),
    shown: () => document.body.textContent,
  };
}

test("a change made while another one is on its way keeps both", async () => {
  const list = await openList("/list?like=true&foreign=kept");
  await list.set({ like: null });
  await list.set({ q: "Ana" });
  await list.arrive();
  expect(list.shown()).toBe("foreign=kept&q=Ana");
});

test("a change that comes with an older page keeps what was asked for since", async () => {
  const list = await openList("/list?radius=25");
  await list.set({ radius: 5 });
  await list.arriveBefore({ radius: "anywhere" });
  expect(list.shown()).toBe("radius=5");
  await list.set({ open: "maya" });
  await list.arrive();
  expect(list.shown()).toBe("radius=anywhere&open=maya");
});

test("a change that waited while the list moved on builds on where the list is", async () => {
  const list = await openList("/list?like=true");
  await list.set({ like: null });
  await list.arrive();
  await list.set({ q: "Ana" });
  await list.arrive();
  expect(list.shown()).toBe("q=Ana");
});

test("after Back, what was asked for from there before is forgotten", async () => {
  const list = await openList("/list?like=true");
  await list.set({ page: 2 }, "push");
  await list.arrive();
  expect(list.shown()).toBe("like=true&page=2");
  await list.back();
  await list.arrive();
  await list.set({ sort: "name" }, "push");
  await list.arrive();
  expect(list.shown()).toBe("like=true&sort=name");
});

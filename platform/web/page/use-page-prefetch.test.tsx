// @vitest-environment jsdom
/** What a link to a page fetches before it is pressed: the module of its route, and what that reads first. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";
import { expect, test, vi } from "vitest";

const call = vi.hoisted(() => vi.fn(async () => ({ data: [] })));
vi.mock("../api-client/api.ts", () => ({ call }));
// Other tests of this process may have loaded what it imports, with another `call`.
vi.resetModules();
const { usePagePrefetch } = await import("./use-page-prefetch.ts");

/** A module of a page, as an address that `import` takes. */
const moduleAt = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const books = moduleAt(
  "export const handle = { firstReads: (read, { params, search }) => read(`books?author=${params.author}&sort=${search.sort}`) }",
);
const manifest = {
  routes: {
    books: { module: books, imports: ["/assets/shared.js"], css: ["/assets/books.css"] },
    broken: { module: moduleAt("throw new Error('not loaded')") },
  },
};

function Links() {
  const prefetchPage = usePagePrefetch();
  return ["/authors/7/books?sort=title", "/broken", "/nowhere"].map((to) => (
    <a key={to} href={to} {...prefetchPage(to)}>
      {to}
    </a>
  ));
}

test("a touched link loads the page's module and what that reads first; one that cannot be loaded is silent", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const router = createMemoryRouter([
    { path: "/", element: <Links /> },
    { id: "books", path: "/authors/:author/books" },
    { id: "broken", path: "/broken" },
  ]);
  const client = new QueryClient();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <FrameworkContext value={{ manifest } as never}>
          <RouterProvider router={router} />
        </FrameworkContext>
      </QueryClientProvider>,
    ),
  );
  expect(call).not.toHaveBeenCalled();
  for (const link of document.querySelectorAll("a"))
    act(() => void link.dispatchEvent(new Event("touchstart", { bubbles: true })));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(call.mock.calls[0]).toEqual(["books?author=7&sort=title", expect.anything()]);
  expect(client.getQueryData(["api", "books?author=7&sort=title"])).toEqual({ data: [] });
  expect(document.head.querySelector('link[rel="modulepreload"]')?.getAttribute("href")).toBe(
    "/assets/shared.js",
  );
  act(() => root.unmount());
});

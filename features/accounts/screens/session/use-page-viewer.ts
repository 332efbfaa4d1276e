/** For whom the server rendered this page; afterwards `useSession` says who is here. */
import { useRouteLoaderData } from "react-router";
import type { PageViewer } from "../../page-viewer.ts";

/** Null for a guest's page, and where the root's loader failed. */
export function usePageViewer(): PageViewer | null {
  const loaded = useRouteLoaderData("root") as { viewer: PageViewer | null } | undefined;
  return loaded?.viewer ?? null;
}

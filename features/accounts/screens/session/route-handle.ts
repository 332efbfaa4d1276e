/**
 * Who may open a route, and in which shell it renders. Every screen exports
 *
 *     export const handle = page({ access: "educator", shell: "app" });
 */
import { useMatches, type Params } from "react-router";

import type { FirstReads } from "#platform/web/page/use-page-prefetch.ts";

/**
 * public: everyone · guest: signed out only, others are sent home · account: anyone signed in · educator · employer:
 * with a selected profile · employer-account: an employer, profile selected or not · operator.
 */
export type Access =
  | "public"
  | "guest"
  | "account"
  | "educator"
  | "employer"
  | "employer-account"
  | "operator";

/** app: header (by role), rail and bottom bar · split: the same at full width · flow: logo, Back and nothing else. */
export type ShellKind = "app" | "split" | "flow";

export interface RouteHandle {
  access: Access;
  shell: ShellKind;
  /**
   * Whether the server renders the page for a signed-in reader with what its screens read (decision 23). Not where parts
   * of other features stand in it, which come later and would push its buttons aside.
   */
  hasServerData?: boolean | ((search: URLSearchParams, params: Params) => boolean);
}

/** `firstReads` is what a link to the page prefetches, besides its code. */
export const routeHandle = (
  handle: RouteHandle | ((routeId: string) => RouteHandle),
  firstReads?: FirstReads,
) => ({ page: handle, firstReads });

const plain: RouteHandle = { access: "public", shell: "app" };

/** The handle of the current page; pages without one are public. */
export function useRouteHandle(): RouteHandle {
  const match = useMatches().at(-1);
  return match ? routeHandleOf(match.id, match.handle) : plain;
}

/** The handle that a route's module exports. */
export function routeHandleOf(routeId: string, exported: unknown): RouteHandle {
  const handle = (exported as { page?: Parameters<typeof routeHandle>[0] } | undefined)?.page;
  return (typeof handle === "function" ? handle(routeId) : handle) ?? plain;
}

/**
 * What a route says about itself: who may be there, and in which shell it stands. Every screen exports
 *
 *     export const handle = page({ access: "educator", shell: "app" });
 */
import { useMatches } from "react-router";

/**
 * public: everyone · guest: only who is logged out, others go home · account: anyone logged in · educator · employer:
 * with a chosen profile · employer-account: an employer, profile chosen or not · operator.
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
}

export const routeHandle = (handle: RouteHandle | ((routeId: string) => RouteHandle)) => ({ page: handle });

const plain: RouteHandle = { access: "public", shell: "app" };

/** The handle of the page being shown; pages that say nothing are public. */
export function useRouteHandle(): RouteHandle {
  const match = useMatches().at(-1);
  const own = (match?.handle as { page?: Parameters<typeof routeHandle>[0] } | undefined)?.page;
  return (typeof own === "function" ? own(match!.id) : own) ?? plain;
}

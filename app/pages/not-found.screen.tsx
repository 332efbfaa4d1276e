/** Every address that no other route matches. */
import { data } from "react-router";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";

export const handle = routeHandle({ access: "public", shell: "app", hasServerData: true });

export const loader = () => data(null, { status: 404 });

export default function NotFoundScreen() {
  return <NotFound />;
}

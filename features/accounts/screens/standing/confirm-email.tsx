/**
 * Shows the confirm-email strip in the shell when needed; other users do not load its code. Who answers the first
 * questions is left in peace: the strip comes right after them.
 */
import { useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import { useAccount } from "../session/current-account.ts";
import { useSession } from "../session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const Strip = lazyPart(() => import("./confirm-email-strip.tsx").then((module) => module.ConfirmEmailStrip));

export function ConfirmEmail() {
  const { impersonatorId } = useSession();
  const account = useAccount();
  const { pathname } = useLocation();
  if (pathname === pages.registerTeacherOnboarding) return null;
  if (!account || impersonatorId || account.emailVerifiedAt !== null) return null;
  return <Strip address={String(account.unconfirmedEmail ?? account.email)} />;
}

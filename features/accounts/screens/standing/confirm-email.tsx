/** Shows the confirm-email strip in the shell when needed; other users do not load its code. */
import { useAccount } from "../session/current-account.ts";
import { useSession } from "../session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const Strip = lazyPart(() => import("./confirm-email-strip.tsx").then((module) => module.ConfirmEmailStrip));

export function ConfirmEmail() {
  const { impersonatorId } = useSession();
  const account = useAccount();
  if (!account || impersonatorId || account.emailVerifiedAt !== null) return null;
  return <Strip address={String(account.unconfirmedEmail ?? account.email)} />;
}

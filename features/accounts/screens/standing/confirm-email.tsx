/** Shows the confirm-email strip in the shell when needed; other users do not load its code. */
import { useAccount } from "#platform/web/shell/me.ts";
import { useSession } from "#platform/web/session.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

const Strip = lazyPart(() => import("./confirm-email-strip.tsx").then((module) => module.ConfirmEmailStrip));

export function ConfirmEmail() {
  const { impersonatorId } = useSession();
  const account = useAccount();
  if (!account || impersonatorId || account.emailVerifiedAt !== null) return null;
  return <Strip address={String(account.unconfirmedEmail ?? account.email)} />;
}

/** Whether the strip that asks to confirm one's email address stands in the shell: who need not see it loads no line of it. */
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

/** "Starts in 9 minutes", on every page, for whoever has interviews: guests do not load a line of it. */
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const Strip = lazyPart(() => import("./starts-soon-strip.tsx").then((module) => module.StartsSoonStrip));

export function StartsSoon() {
  const { status, userType } = useSession();
  if (status !== "signed-in" || (userType !== "educator" && userType !== "employer")) return null;
  return <Strip side={userType} />;
}

/** "Starts in 9 minutes", on every page, for whoever has interviews: guests do not load a line of it. */
import { useSession } from "#platform/web/session.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

const Strip = lazyPart(() => import("./starts-soon-strip.tsx").then((module) => module.StartsSoonStrip));

export function StartsSoon() {
  const { status, userType } = useSession();
  if (status !== "signed-in" || (userType !== "educator" && userType !== "employer")) return null;
  return <Strip side={userType} />;
}

/** Blocks an operator until the second factor is verified and the password changed; other users pass. */
import { Suspense } from "react";

import { useSession } from "../session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const HeldUp = lazyPart(() => import("./operator-setup.tsx").then((module) => module.OperatorSetup));

export function OperatorGate({ children }: { children: React.ReactNode }) {
  const { status, userType } = useSession();
  if (status !== "signed-in" || userType !== "operator") return children;
  return (
    <Suspense>
      <HeldUp>{children}</HeldUp>
    </Suspense>
  );
}

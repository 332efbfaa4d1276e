/** Holds an operator up until the second factor is shown and the password changed; everybody else passes untouched. */
import { Suspense } from "react";

import { useSession } from "#platform/web/session.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";

const HeldUp = lazyPart(() => import("./held-up.tsx").then((module) => module.HeldUp));

export function OperatorGate({ children }: { children: React.ReactNode }) {
  const { status, userType } = useSession();
  if (status !== "signed-in" || userType !== "operator") return children;
  return (
    <Suspense>
      <HeldUp>{children}</HeldUp>
    </Suspense>
  );
}

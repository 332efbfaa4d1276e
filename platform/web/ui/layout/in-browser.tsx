/** Renders a heavy part in the browser only: the server sends the placeholder. */
import { Suspense } from "react";

import { useHydrated } from "../../hooks/use-hydrated.ts";

interface InBrowserProps {
  /** As tall as the part will be. */
  waiting: React.ReactNode;
  children: React.ReactNode;
}

export const InBrowser = ({ waiting, children }: InBrowserProps) =>
  useHydrated() ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;

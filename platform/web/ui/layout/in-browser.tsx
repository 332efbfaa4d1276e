/** Renders a heavy part in the browser only: the server sends the placeholder. */
import { Suspense, useSyncExternalStore } from "react";

interface InBrowserProps {
  /** As tall as the part will be. */
  waiting: React.ReactNode;
  children: React.ReactNode;
}

export function InBrowser({ waiting, children }: InBrowserProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

const never = () => () => undefined;

/** Waits for the browser before it shows a heavy part: the server sends the placeholder, never the part. */
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

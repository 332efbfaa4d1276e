/** Polling while the live socket is down and the page is visible. */
import { useEffect, useEffectEvent } from "react";

import { useConnection } from "./connection.ts";

const pollIntervalMs = 30_000;

export function usePolling(isActive: boolean, fetch: () => unknown): void {
  const { isConnected } = useConnection();
  const poll = useEffectEvent(fetch);
  useEffect(() => {
    if (!isActive || isConnected) return;
    const timer = setInterval(() => document.visibilityState === "visible" && poll(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isActive, isConnected]);
}

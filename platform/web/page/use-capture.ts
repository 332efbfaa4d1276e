/** Captures an event when a screen shows something: a result, a page of somebody, a step. */
import { useEffect, useEffectEvent } from "react";
import { capture, type EventTypes } from "./analytics.ts";

/** Once for each `key`, however often the screen renders; null while there is nothing to capture. */
export function useCapture<Name extends keyof EventTypes>(
  name: Name,
  properties: EventTypes[Name],
  key: string | null | undefined,
): void {
  const captureOnce = useEffectEvent(() => capture(name, properties));
  useEffect(() => {
    if (key) captureOnce();
  }, [key]);
}

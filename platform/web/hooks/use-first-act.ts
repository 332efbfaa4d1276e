/** Runs something once the reader moves the pointer, touches the page or presses a key: what the next press will need. */
import { useEffect, useEffectEvent } from "react";

const acts = ["pointerover", "touchstart", "keydown"] as const;

export function useFirstAct(run: () => void) {
  const onAct = useEffectEvent(run);
  useEffect(() => {
    const controller = new AbortController();
    const handle = () => {
      controller.abort();
      onAct();
    };
    for (const act of acts)
      window.addEventListener(act, handle, { passive: true, capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
}

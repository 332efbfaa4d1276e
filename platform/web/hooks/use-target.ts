/** Follows the address to a part of the page: opens its section, scrolls there, and stays with it while the page grows. */
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

const patience = 5_000;
const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

export function useTarget<Section extends string>(
  sectionOf: (target: string) => Section | undefined,
  open: (section: Section) => void,
): void {
  const { hash, key } = useLocation();
  const target = decodeURIComponent(hash.slice(1));
  const section = target ? sectionOf(target) : undefined;
  const begin = useEffectEvent(() => open(section!));
  useEffect(() => {
    if (!section) return;
    begin();
    const go = () =>
      (document.getElementById(target) ?? document.getElementById(section))?.scrollIntoView({
        block: "start",
      });
    const frame = requestAnimationFrame(() => {
      go();
      document.getElementById(`${target}-title`)?.focus({ preventScroll: true });
    });
    // Lists above arrive later and push it away, until the reader moves by themselves.
    const growth = new ResizeObserver(go);
    growth.observe(document.body);
    const rest = () => growth.disconnect();
    const timer = setTimeout(rest, patience);
    for (const move of moves) window.addEventListener(move, rest, { once: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      rest();
      for (const move of moves) window.removeEventListener(move, rest);
    };
  }, [target, section, key]);
}

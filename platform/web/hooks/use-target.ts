/**
 * Goes to the part of the page that the address names: opens its section, scrolls there and puts the focus on its title, and
 * stays while the page grows. Not past a reader who has begun to act: a menu closes when the focus leaves it.
 */
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

const followMs = 5_000;
const userActions = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

export function useTarget<Section extends string>(
  sectionOf: (target: string) => Section | undefined,
  open: (section: Section) => void,
): void {
  const { hash, key } = useLocation();
  const target = decodeURIComponent(hash.slice(1));
  const section = target ? sectionOf(target) : undefined;
  const openSection = useEffectEvent(() => open(section!));
  useEffect(() => {
    if (!section) return;
    openSection();
    const scrollToTarget = () =>
      (document.getElementById(target) ?? document.getElementById(section))?.scrollIntoView({
        block: "start",
      });
    const frame = requestAnimationFrame(() => {
      scrollToTarget();
      document.getElementById(`${target}-title`)?.focus({ preventScroll: true });
    });
    // Lists above load later and push it down: keep scrolling until the reader moves.
    const growth = new ResizeObserver(scrollToTarget);
    growth.observe(document.body);
    const stop = () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
    };
    // Not the frame: a tab that was opened in the background has its first one when it is looked at.
    const timer = setTimeout(() => growth.disconnect(), followMs);
    for (const move of userActions) window.addEventListener(move, stop, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      stop();
      for (const move of userActions) window.removeEventListener(move, stop);
    };
  }, [target, section, key]);
}

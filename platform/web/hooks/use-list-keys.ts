/**
 * Keys of a result list: one Tab stop, ↑/↓ or J/K move, Enter opens, L likes, X selects. Spread `list` on the element
 * around the rows and `row(index)` on each row's own element.
 */
import { useState } from "react";

interface ListKeys {
  count: number;
  open?: (index: number) => void;
  like?: (index: number) => void;
  select?: (index: number, extend: boolean) => void;
  /** Another row is the current one. */
  onMove?: (index: number) => void;
  /** Any other key; true if it was handled. */
  onOtherKey?: (key: string, index: number) => boolean;
}

export function useListKeys({ count, open, like, select, onMove, onOtherKey }: ListKeys) {
  const [currentIndex, setCurrentIndex] = useState(0);
  const current = Math.min(currentIndex, Math.max(0, count - 1));

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const step = steps[event.key];
    // Enter on a link or button inside a row belongs to that link or button.
    const isOnRow = event.target instanceof Element && event.target.hasAttribute("data-row");
    if (step) move(event, current + step);
    else if (event.key === "Enter" && isOnRow && open) openBy(event);
    else if (event.key.toLowerCase() === "l" && like) like(current);
    else if (event.key.toLowerCase() === "x" && select) select(current, event.shiftKey);
    else if (onOtherKey?.(event.key.toLowerCase(), current)) event.preventDefault();
  };

  const openBy = (event: React.KeyboardEvent) => {
    event.preventDefault();
    open?.(current);
  };

  const move = (event: React.KeyboardEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    event.preventDefault();
    setCurrentIndex(to);
    if (event.shiftKey && select) select(to, true);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")[to]?.focus();
    onMove?.(to);
  };

  return {
    list: { onKeyDown },
    row: (index: number) => ({
      "data-row": "",
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrentIndex(index),
    }),
  };
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 };

/** In a field letters are text, in an open menu they search its items: both may be inside the list. */
export function isElsewhere({ target, currentTarget }: React.KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const within = target.closest(
    "input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu], dialog",
  );
  return within !== null && currentTarget.contains(within);
}

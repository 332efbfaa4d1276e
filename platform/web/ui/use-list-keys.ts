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
}

export function useListKeys({ count, open, like, select }: ListKeys) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, count - 1));

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const step = steps[event.key];
    // Enter on a link or button inside a row belongs to that link or button.
    const isOnRow = (event.target as HTMLElement).hasAttribute("data-row");
    if (step) move(event, current + step);
    else if (event.key === "Enter" && isOnRow && open) openBy(event);
    else if (event.key.toLowerCase() === "l" && like) like(current);
    else if (event.key.toLowerCase() === "x" && select) select(current, event.shiftKey);
  };

  const openBy = (event: React.KeyboardEvent) => {
    event.preventDefault();
    open?.(current);
  };

  const move = (event: React.KeyboardEvent<HTMLElement>, to: number) => {
    if (to < 0 || to >= count) return;
    event.preventDefault();
    setAt(to);
    if (event.shiftKey && select) select(to, true);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")[to]?.focus();
  };

  return {
    list: { onKeyDown },
    row: (index: number) => ({
      "data-row": "",
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setAt(index),
    }),
  };
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 };

const isTyping = (target: EventTarget) =>
  (target as Element).matches("input:not([type=checkbox]), select, textarea, [contenteditable]");

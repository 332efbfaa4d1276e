/**
 * Keys of a result list: one Tab stop, ↑/↓ or J/K move, Enter opens, L likes, X selects. Spread `list` on the element
 * around the rows and `row(index)` on each row's own element. With `isPageWide` letters work on the whole page while
 * nobody types: on the open row (`aria-current`), else on the current one.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";

interface ListKeys {
  count: number;
  open?: (index: number) => void;
  like?: (index: number) => void;
  select?: (index: number, extend: boolean) => void;
  /** Another row is the current one. */
  onMove?: (index: number) => void;
  /** Any other key; true if it was handled. */
  onOtherKey?: (key: string, index: number) => boolean;
  isPageWide?: boolean;
}

interface RowProps {
  "data-row": string;
  tabIndex: number;
  onFocus: () => void;
}

export function useListKeys({ count, open, like, select, onMove, onOtherKey, isPageWide }: ListKeys) {
  const container = useRef<HTMLElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const current = Math.min(currentIndex, Math.max(0, count - 1));

  // The same objects as long as they say the same: rows are memoized.
  const [knownProps] = useState(() => new Map<number, RowProps>());
  const rowProps = (index: number, isCurrent: boolean): RowProps => {
    const key = isCurrent ? index : -1 - index;
    const known = knownProps.get(key) ?? {
      "data-row": "",
      tabIndex: isCurrent ? 0 : -1,
      onFocus: () => setCurrentIndex(index),
    };
    knownProps.set(key, known);
    return known;
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    const step = steps[event.key];
    // Enter on a link or button inside a row belongs to that link or button.
    const isOnRow = event.target instanceof Element && event.target.hasAttribute("data-row");
    if (step) {
      if (moveTo(current + step, event.shiftKey)) event.preventDefault();
    } else if (event.key === "Enter" && isOnRow && open) openBy(event);
    else if (event.key.toLowerCase() === "l" && like) like(current);
    else if (event.key.toLowerCase() === "x" && select) select(current, event.shiftKey);
    else if (onOtherKey?.(event.key.toLowerCase(), current)) event.preventDefault();
  };

  const openBy = (event: React.KeyboardEvent) => {
    event.preventDefault();
    open?.(current);
  };

  const rows = () => [...(container.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  /** Focuses a row; false at either end. */
  const moveTo = (to: number, extendsSelection = false) => {
    if (to < 0 || to >= count) return false;
    setCurrentIndex(to);
    if (extendsSelection) select?.(to, true);
    rows()[to]?.focus();
    onMove?.(to);
    return true;
  };

  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || event.defaultPrevented || isTypingOrInside(event.target, container.current)) return;
    const openIndex = rows().findIndex((row) => row.getAttribute("aria-current") === "true");
    const index = openIndex < 0 ? current : openIndex;
    const step = steps[event.key];
    const key = event.key.toLowerCase();
    const isHandled = step
      ? moveTo(openIndex < 0 ? current : openIndex + step)
      : key === "x" && select
        ? (select(index, false), true)
        : key === "l" && like
          ? (like(index), true)
          : onOtherKey?.(key, index);
    if (isHandled) event.preventDefault();
  });
  useEffect(() => {
    if (!isPageWide) return;
    window.addEventListener("keydown", onPageKey);
    return () => window.removeEventListener("keydown", onPageKey);
  }, [isPageWide]);

  return {
    list: {
      onKeyDown,
      ref: (element: HTMLElement | null) => {
        container.current = element;
      },
    },
    moveTo,
    row: (index: number) => rowProps(index, index === current),
  };
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 };

/** The list handles its own keys; a dialog or an open menu has the whole keyboard. */
function isTypingOrInside(target: EventTarget | null, list: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !list) return true;
  const field =
    "input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu], [role=tab], dialog";
  return list.contains(target) || target.closest(field) !== null || !!document.querySelector("dialog[open]");
}

/** In a field letters are text, in an open menu they search its items: both may be inside the list. */
export function isElsewhere({ target, currentTarget }: React.KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const within = target.closest(
    "input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu], dialog",
  );
  return within !== null && currentTarget.contains(within);
}

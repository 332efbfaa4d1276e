/** A list beside the open item. Below 1024 px only one of them shows; F6 goes from one to the other, Esc back. */
import { useRef } from "react";
import { Grid } from "#platform/web/ui/layout/stack.tsx";

import classes from "./split-pane.module.css";

interface SplitPaneProps {
  list: React.ReactNode;
  /** The open item; null while none is open. */
  detail: React.ReactNode | null;
  /** Names of the two regions for screen readers. */
  listLabel: string;
  detailLabel: string;
  /** Shown at the right without an open item. */
  placeholder?: React.ReactNode;
  /** Esc in the item: close it, or return the focus to its row. */
  onLeave?: () => void;
}

export function SplitPane({ list, detail, listLabel, detailLabel, placeholder, onLeave }: SplitPaneProps) {
  const rows = useRef<HTMLElement>(null);
  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // A dialog over the item closes by itself; the item stays.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    // In this order: the open row, else the current row, else the first link.
    ["[aria-current=true]", "[tabindex='0']", "a"]
      .map((selector) => rows.current?.querySelector<HTMLElement>(selector))
      .find((row) => row)
      ?.focus();
    onLeave?.();
  };
  return (
    <Grid
      columns="420px minmax(0, 1fr)"
      gap={24}
      align="start"
      className={classes.split}
      data-open={detail !== null || undefined}
    >
      <section ref={rows} aria-label={listLabel} tabIndex={-1} data-pane className={classes.list}>
        {list}
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc returns to the row */}
      <section
        aria-label={detailLabel}
        tabIndex={-1}
        data-pane
        className={classes.detail}
        onKeyDown={closeOnEscape}
      >
        {detail ?? placeholder}
      </section>
    </Grid>
  );
}

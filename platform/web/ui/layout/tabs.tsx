/** Tabs in the URL: ←/→ move and select, Home and End go to the ends; optionally with a count. */
import { useEffect, useId, useRef } from "react";
import { useHiddenEnds } from "../../hooks/use-hidden-ends.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";

import fades from "./hidden-ends.module.css";
import classes from "./tabs.module.css";

export interface Tab {
  value: string;
  label: string;
  /** Null while it loads: the room of a digit is kept. */
  count?: number | null | undefined;
  /** Marks the tab with a dot; says to screen readers why: "new matches". */
  updates?: string | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** The panel of the chosen tab. */
  children: React.ReactNode;
}

export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Counts that load later widen the tabs before the selected one.
  const counts = tabs.map(({ count }) => count ?? "").join();
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    // Only horizontally, and only the row of tabs: the page itself must not jump.
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - 24;
  }, [value, counts]);
  useHiddenEnds(list);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    onChange(tabs[index]!.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <>
      <Row
        gap={4}
        align="stretch"
        ref={list}
        role="tablist"
        aria-label={label}
        className={`${fades.fades} ${classes.tabs}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            aria-label={tab.updates && `${tab.label}${countText(tab.count)}, ${tab.updates}`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className={tab.count === null ? classes.unknown : "muted"}>
                {countText(tab.count ?? 0)}
              </span>
            )}
            {tab.updates && <span className={classes.dot} aria-hidden="true" />}
          </button>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
        {children}
      </div>
    </>
  );
}

const countText = (count: Tab["count"]) => (typeof count === "number" ? ` (${count})` : "");

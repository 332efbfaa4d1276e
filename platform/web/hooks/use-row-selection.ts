/** Which rows are selected: one by one, a range, or a whole page; selections on other pages remain. */
import { useRef, useState } from "react";

export type RowSelection<T extends { id: string }> = ReturnType<typeof useRowSelection<T>>;

/** `rows` are those on the screen, in their order. */
export function useRowSelection<T extends { id: string }>(rows: readonly T[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  const last = useRef(0);
  const now = new Map(rows.map((row) => [row.id, row]));

  /** Replaces the selection on all pages. */
  const replace = (next: readonly T[]) => setChosen(new Map(next.map((row) => [row.id, row])));

  /** `extend` selects everything from the last selected row to this one. */
  const toggle = (index: number, extend = false) => {
    const row = rows[index];
    if (!row) return;
    const next = new Map(chosen);
    if (extend) {
      const [from, to] = [Math.min(last.current, index), Math.max(last.current, index)];
      for (const one of rows.slice(from, to + 1)) next.set(one.id, one);
    } else if (!next.delete(row.id)) next.set(row.id, row);
    last.current = index;
    setChosen(next);
  };

  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...now]);
    replace([...ids].flatMap((id) => known.get(id) ?? []));
  };

  const isPageChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const choosePage = () => {
    const elsewhere = [...chosen.values()].filter(({ id }) => !now.has(id));
    replace(isPageChosen ? elsewhere : [...chosen.values(), ...rows]);
  };

  return {
    ids: new Set(chosen.keys()),
    // Of a row that changed since it was selected, the current version counts.
    chosen: [...chosen.values()].map((one) => now.get(one.id) ?? one),
    toggle,
    choose,
    choosePage,
    isPageChosen,
    replace,
    clear: () => replace([]),
  };
}

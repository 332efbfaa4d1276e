/** Which educators are chosen, one by one, in a row, or a page at a time; other pages keep what was chosen there. */
import { useRef, useState } from "react";

import type { Candidate } from "../candidate-slots.ts";

export type CandidateSelection = ReturnType<typeof useCandidateSelection>;

export function useCandidateSelection(rows: readonly Candidate[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const last = useRef(0);

  /** `extend` takes everything from the one chosen last to this one. */
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

  const isPageChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const choosePage = () => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isPageChosen) next.delete(row.id);
      else next.set(row.id, row);
    }
    setChosen(next);
  };

  // A row that changed since it was chosen counts as it is now.
  const now = new Map(rows.map((row) => [row.id, row]));
  return {
    ids: new Set(chosen.keys()),
    profiles: [...chosen.values()].map((one) => now.get(one.id) ?? one),
    toggle,
    choosePage,
    isPageChosen,
    clear: () => setChosen(new Map()),
  };
}

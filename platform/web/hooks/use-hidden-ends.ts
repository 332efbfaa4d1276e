/** Where a row that scrolls sideways goes on beyond its edges. */
import { useEffect, useState } from "react";

/** Of its children, how many lie mostly beyond each edge. */
export interface HiddenEnds {
  before: number;
  after: number;
}

const noEnds: HiddenEnds = { before: 0, after: 0 };

/** Sets `data-before` and `data-after` on the row, for `hidden-ends.module.css`, and counts what lies there; `initial` until that is known. */
export function useHiddenEnds(
  list: React.RefObject<HTMLElement | null>,
  initial: HiddenEnds = noEnds,
): HiddenEnds {
  const [before, setBefore] = useState(initial.before);
  const [after, setAfter] = useState(initial.after);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const mark = () => {
      row.toggleAttribute("data-before", row.scrollLeft > 1);
      row.toggleAttribute("data-after", row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
      const edges = row.getBoundingClientRect();
      const middles = [...row.children].map((child) => {
        const { left, right } = child.getBoundingClientRect();
        return (left + right) / 2;
      });
      setBefore(middles.filter((middle) => middle < edges.left).length);
      setAfter(middles.filter((middle) => middle > edges.right).length);
    };
    const sizes = new ResizeObserver(mark);
    for (const element of [row, ...row.children]) sizes.observe(element);
    row.addEventListener("scroll", mark, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener("scroll", mark);
    };
  }, [list]);
  return { before, after };
}

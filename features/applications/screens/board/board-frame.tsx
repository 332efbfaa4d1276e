/** The board's columns in a row that scrolls sideways: columns out of sight are named with their counts, and one press away. */
import { useLingui } from "@lingui/react/macro";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { useEffect, useLayoutEffect } from "react";

import { useEntryState } from "#platform/web/hooks/use-entry-state.ts";
import { useHiddenEnds } from "#platform/web/hooks/use-hidden-ends.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import fades from "#platform/web/ui/layout/hidden-ends.module.css";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { boardColumnLabels } from "../labels/board-column-labels.ts";
import type { Applicant } from "../review/use-applicants.ts";
import type { ShownColumn } from "./board-columns.ts";
import classes from "./board.module.css";
import type { BoardKeys } from "./use-board-keys.ts";

interface BoardFrameProps {
  columns: readonly ShownColumn<Applicant>[];
  board: BoardKeys["board"];
  children: React.ReactNode;
}

export function BoardFrame({ columns, board, children }: BoardFrameProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { before, after, storePosition } = useScrolledAside(board.ref);
  const named = (some: readonly ShownColumn<Applicant>[]) =>
    some.map(({ column, total }) => `${labelFor(boardColumnLabels, column)} ${total}`).join(" · ");
  const [left, right] = [named(columns.slice(0, before)), named(columns.slice(columns.length - after))];
  const scroll = (step: 1 | -1) => {
    const row = board.ref.current;
    if (!row) return;
    row.scrollBy({ left: step * row.clientWidth });
    // The button of an end that is reached goes, and the focus with it, unless it moves on.
    const isAtEnd = row.scrollLeft < 1 || row.scrollLeft + row.clientWidth > row.scrollWidth - 1;
    if (isAtEnd) row.focus({ preventScroll: true });
  };
  return (
    <>
      {before + after > 0 && (
        <Row gap={8} justify="between" className={classes.ends}>
          {before > 0 ? (
            <Button
              variant="subtle"
              size="small"
              aria-label={t`Show on the left: ${left}`}
              leftSection={<IconChevronLeft size={18} />}
              onClick={() => scroll(-1)}
            >
              <span className="truncate">{left}</span>
            </Button>
          ) : (
            <span />
          )}
          {after > 0 && (
            <Button
              variant="subtle"
              size="small"
              aria-label={t`Show on the right: ${right}`}
              rightSection={<IconChevronRight size={18} />}
              onClick={() => scroll(1)}
            >
              <span className="truncate">{right}</span>
            </Button>
          )}
        </Row>
      )}
      <div
        role="group"
        tabIndex={-1}
        aria-label={t`Board of applicants`}
        className={`${fades.fades} ${classes.board}`}
        {...board}
        onScroll={storePosition}
      >
        {children}
      </div>
    </>
  );
}

/** Back finds the columns where they were, and the same buttons above them: the browser remembers the window alone. */
function useScrolledAside(row: React.RefObject<HTMLElement | null>) {
  const [left, storeLeft] = useEntryState("board-left", 0);
  const [storedEnds, storeEnds] = useEntryState("board-ends", { before: 0, after: 0 });
  const { before, after } = useHiddenEnds(row, storedEnds);
  useLayoutEffect(() => {
    // Somebody may have scrolled the server's board before its script has come.
    if (row.current && left > 0) row.current.scrollLeft = left;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where it was left before
  }, []);
  useEffect(() => {
    storeEnds(() => ({ before, after }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is another one each time
  }, [before, after]);
  const storePosition = ({ currentTarget }: React.UIEvent) => storeLeft(() => currentTarget.scrollLeft);
  return { before, after, storePosition };
}

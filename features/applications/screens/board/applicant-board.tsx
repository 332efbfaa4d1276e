/** The applicants as a board with a column per state; cards move by dragging, by keys, or by their menu. */
import { isOneOf } from "#platform/shared/literals.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { BulkBar } from "../review/bulk/bulk-bar.tsx";
import { NoMatchingApplicantsEmptyState } from "../review/list/no-matching-applicants-empty-state.tsx";
import { NoApplicantsEmptyState } from "../review/list/no-applicants-empty-state.tsx";
import { employerTransitions } from "../review/employer-transitions.ts";
import { useTriage } from "../triage/use-triage.tsx";
import { useApplicantOpener } from "../review/use-applicant-opener.ts";
import type { Applicant, ApplicantList } from "../review/use-applicants.ts";
import { useApplicantSelection } from "../review/bulk/use-applicant-selection.ts";
import { columnStates, boardColumns } from "./board-columns.ts";
import { BoardFrame } from "./board-frame.tsx";
import { BoardColumnView } from "./board-column.tsx";
import classes from "./board.module.css";
import { useBoard } from "./use-board.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function ApplicantBoard({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const board = useBoard(list);
  const selection = useApplicantSelection({
    rows: board.rows,
    queryFilter: list.queryFilter,
    sort: list.sort,
  });
  const opener = useApplicantOpener(list.jobListingId);
  const triage = useTriage({ view: "board", openNotes: opener.openNotes });
  const moveTo = useLatestCallback(triage.moveTo);
  const select = useLatestCallback((application: Applicant) =>
    selection.toggle(board.rows.indexOf(application)),
  );
  const [dragged, setDragged] = useState<Applicant | null>(null);
  const columns = board.query.data ?? [];
  const keys = useBoardKeys({
    columns,
    open: opener.open,
    moveTo,
    select,
    act: triage.runKey,
  });
  const showNew = () => {
    board.showNew();
    list.showNew();
  };
  const isEmpty = list.query.total === 0 && columns.every(({ rows }) => rows.length === 0);
  return (
    <>
      <NewItems
        count={board.newCount}
        show={showNew}
        text={<Plural value={board.newCount} one="# new applicant." other="# new applicants." />}
      />
      <Loaded query={board.query} failure={t`We couldn't load applicants.`} skeleton={<BoardSkeleton />}>
        {(shown) =>
          isEmpty ? (
            list.activeFilters.length > 0 ? (
              <NoMatchingApplicantsEmptyState list={list} />
            ) : (
              <NoApplicantsEmptyState list={list} />
            )
          ) : (
            <BoardFrame columns={shown} board={keys.board}>
              {shown.map((column) => (
                <BoardColumnView
                  key={column.column}
                  column={column}
                  selection={selection}
                  select={select}
                  linkTo={opener.linkTo}
                  card={keys.card}
                  dragged={dragged}
                  onDrag={setDragged}
                  accepts={dragged !== null && isOneOf(employerTransitions(dragged), column.column)}
                  moveTo={moveTo}
                  more={board.canGrow(column.column) ? () => board.showMore(column.column) : null}
                  seeAll={() =>
                    list.setSearch({ view: null, aasmState: columnStates[column.column] }, "push")
                  }
                />
              ))}
            </BoardFrame>
          )
        }
      </Loaded>
      {triage.dialogs}
      <BulkBar list={list} selection={selection} total={list.query.total} />
    </>
  );
}

/** The board while its cards load. */
const BoardSkeleton = () => (
  <div className={classes.board}>
    {boardColumns.map((column) => (
      <Stack gap={8} key={column} className={classes.column}>
        <SkeletonRows count={3} height={112} />
      </Stack>
    ))}
  </div>
);

/** Queries the board's columns separately and keeps them live together; moved cards change column immediately. */
import { useMemo } from "react";

import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { useLiveRows } from "#platform/web/live/live-updates.ts";
import { earliest, positionOf } from "#platform/web/live/position-of.ts";
import { useLinkedRows } from "#platform/web/data/use-linked-rows.ts";
import { useEntryState } from "#platform/web/hooks/use-entry-state.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { JobApplication } from "../../application.ts";
import {
  applicantFields,
  applicantIncludes,
  employerApplications,
  type Applicant,
  type ApplicantList,
} from "../review/use-applicants.ts";
import { arrangeColumns, type BoardColumn, boardColumns, statesToQuery } from "./board-columns.ts";

/** Initial size and increment of a column, up to the API's largest page. */
const columnPageSize = 25;
const maxColumnSize = 100;

export function useBoard(list: ApplicantList) {
  const [sizes, setSizes] = useEntryState<Sizes>("board-sizes", noSizes);
  const queries = useColumns(list, sizes);
  const all = boardColumns.map((column) => queries[column]);
  const columns = useMemo(
    () => arrangeColumns(queries),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- depends on the results only, one per column
    all.map(({ rows: found }) => found),
  );
  const rows = useMemo(() => columns.flatMap((column) => column.rows), [columns]);
  const refetch = () => Promise.all(all.filter(({ isQueried }) => isQueried).map((query) => query.refetch()));
  const queried = all.filter(({ isQueried }) => isQueried);
  const live = useLiveRows(JobApplication.type, list.live, rows, {
    position: earliest(queried.map(positionOf)),
    refetch,
  });
  const error = queried.find(({ isError }) => isError)?.error ?? null;
  return {
    rows,
    /** For `<Loaded>`. */
    query: {
      data: queried.some(({ isPending }) => isPending) ? undefined : columns,
      error: error,
      isLoading: !error && queried.some(({ isPending }) => isPending),
      isUpdating: queried.some(({ isPlaceholderData, isFetching }) => isPlaceholderData && isFetching),
      retry: () => void refetch(),
    },
    showMore: (column: BoardColumn) =>
      setSizes((before) => ({ ...before, [column]: (before[column] ?? columnPageSize) + columnPageSize })),
    canGrow: (column: BoardColumn) => (sizes[column] ?? columnPageSize) < maxColumnSize,
    ...live,
  };
}

type Sizes = Partial<Record<BoardColumn, number>>;
const noSizes: Sizes = {};

const useColumns = (list: ApplicantList, sizes: Sizes) => ({
  submitted: useColumn(list, "submitted", sizes),
  shortlisted: useColumn(list, "shortlisted", sizes),
  interviewing: useColumn(list, "interviewing", sizes),
  offered: useColumn(list, "offered", sizes),
  hired: useColumn(list, "hired", sizes),
  rejected: useColumn(list, "rejected", sizes),
  ended: useColumn(list, "ended", sizes),
});

function useColumn({ queryFilter, sort }: ApplicantList, column: BoardColumn, sizes: Sizes) {
  const states = statesToQuery(column, queryFilter.aasmState);
  const isQueried = states.length > 0;
  const path = pathOf({ ...queryFilter, aasmState: states.join(",") }, sort, sizes[column] ?? columnPageSize);
  const query = useDocument(isQueried ? path : null);
  const document = isQueried ? query.data : undefined;
  const rows = useLinkedRows<typeof JobApplication, typeof applicantFields>(JobApplication, document) ?? none;
  return { ...query, isQueried, rows, total: document?.meta?.page?.total ?? rows.length };
}

const pathOf = (filter: Record<string, string | undefined>, sort: string, size: number) =>
  collectionPath(JobApplication, {
    at: employerApplications,
    filter,
    include: applicantIncludes,
    fields: applicantFields,
    sort,
    size,
  });

const none: Applicant[] = [];

/** Queries the board's columns separately and keeps them live together; moved cards change column immediately. */
import { useMemo, useState } from "react";

import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll, type Document } from "#platform/web/api-client/document.ts";
import { useLiveRows } from "#platform/web/live/live-updates.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { JobApplication } from "../../application.ts";
import { employerApplications, type Applicant, type ApplicantList } from "../review/use-applicants.ts";
import {
  arrangeColumns,
  type ColumnResult,
  type BoardColumn,
  boardColumns,
  statesToQuery,
} from "./board-columns.ts";

/** Initial size and increment of a column, up to the API's largest page. */
const columnPageSize = 25;
const maxColumnSize = 100;

export function useBoard(list: ApplicantList) {
  const [sizes, setSizes] = useState<Partial<Record<BoardColumn, number>>>({});
  const queries = useColumns(list, sizes);
  const all = boardColumns.map((column) => queries[column]);
  const columns = useMemo(
    () => arrangeColumns(resultsOf(queries)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- depends on the results only, one per column
    all.map(({ document }) => document),
  );
  const rows = useMemo(() => columns.flatMap((column) => column.rows), [columns]);
  const refetch = () => Promise.all(all.filter(({ isQueried }) => isQueried).map((query) => query.refetch()));
  const queried = all.filter(({ isQueried }) => isQueried);
  const live = useLiveRows(JobApplication.type, list.live, rows, {
    dataUpdatedAt: Math.min(...queried.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: queried.some(({ isFetching }) => isFetching),
    isPlaceholderData: queried.some(({ isPlaceholderData }) => isPlaceholderData),
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
  return { ...query, isQueried, document: isQueried ? query.data : emptyDocument };
}

/** Cards need few fields; profiles and jobs are wide rows. */
const pathOf = (filter: Record<string, string | undefined>, sort: string, size: number) =>
  collectionPath(JobApplication, {
    at: employerApplications,
    filter,
    include: ["jobListing", "userProfile", "locations"],
    fields: {
      user_profiles: ["firstName", "lastName", "slug", "avatar", "liked"],
      job_listings: ["title", "slug", "listingStatus", "compensation"],
    },
    sort,
    size,
  });

const emptyDocument: Document = { data: [] };

function resultsOf(queries: ReturnType<typeof useColumns>) {
  const all = boardColumns.map((column) => [column, resultOf(queries[column].document)] as const);
  return Object.fromEntries(all) as Record<BoardColumn, ColumnResult<Applicant>>;
}

function resultOf(document: Document | undefined): ColumnResult<Applicant> {
  const rows = document ? linkAll(JobApplication, document) : [];
  const page = document?.meta?.page;
  return { rows, total: page?.total ?? rows.length };
}

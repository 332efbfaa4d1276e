/** The applicants of an employer or of one job: filters, rows or table, bulk actions. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { CompactRowsButton } from "#platform/web/ui/data/compact-rows-button.tsx";
import { FilterChips } from "#platform/web/ui/data/filter-chips.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NewItems } from "#platform/web/ui/data/new-items.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-list.module.css";
import { ApplicantRows } from "./applicant-rows.tsx";
import { ApplicantTable } from "./applicant-table.tsx";
import { ApplicantToolbar } from "../filters/applicant-toolbar.tsx";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { DownloadCsv } from "./download-csv.tsx";
import { useFilterLabels } from "../filters/use-filter-labels.ts";
import { ApplicantStageTabs } from "./applicant-stage-tabs.tsx";
import { EmptyStageOrNone } from "./empty-stage.tsx";
import { NoApplicantsEmptyState } from "./no-applicants-empty-state.tsx";
import { NoMatchingApplicantsEmptyState } from "./no-matching-applicants-empty-state.tsx";
import { useApplicants, type ApplicantList as List } from "../use-applicants.ts";
import { ShortcutsButton } from "../../triage/shortcuts-button.tsx";
import { useApplicantSelection } from "../bulk/use-applicant-selection.ts";
import { ViewSwitch } from "./view-switch.tsx";

const ApplicantBoard = lazyPart(
  () => import("../../board/applicant-board.tsx").then((module) => module.ApplicantBoard),
  "applicant-board",
);

export const CompareApplicants = lazyPart(
  () => import("../../compare/compare-applicants.tsx").then((module) => module.CompareApplicants),
  "compare-applicants",
);

/** The list on a job's page; an applicant opens on the applicants page. */
export function ApplicantList({ jobListingId }: { jobListingId?: string }) {
  const list = useApplicants(jobListingId);
  if (list.compare.length > 0) {
    return (
      <Suspense fallback={<SkeletonRows />}>
        <CompareApplicants list={list} />
      </Suspense>
    );
  }
  return (
    <>
      <ApplicantTools list={list}>
        <ListViewSwitch list={list} />
      </ApplicantTools>
      <ApplicantStageTabs list={list}>
        <ApplicantResults list={list} />
      </ApplicantStageTabs>
    </>
  );
}

/** The results as rows, a table or a board. */
export const ApplicantResults = (props: ApplicantResultsProps) => (
  <>
    <CountLine list={props.list} />
    {props.list.view === "board" ? (
      <Suspense fallback={<SkeletonRows height={88} />}>
        <ApplicantBoard list={props.list} />
      </Suspense>
    ) : (
      <ApplicantListOrTable {...props} />
    )}
  </>
);

export const ListViewSwitch = ({ list }: { list: List }) => (
  <ViewSwitch view={list.view} onChange={(view) => list.openList({ view: view === "list" ? null : view })} />
);

/** Filters of the list, and what stands beside them. */
export function ApplicantTools({ list, children }: { list: List; children?: React.ReactNode }) {
  const label = useFilterLabels(list);
  const chips = list.activeFilters.map((name) => ({
    key: name,
    label: label(name),
    onRemove: () => list.remove(name),
  }));
  return (
    <Stack gap={12} className={classes.tools}>
      <Row gap={16} align="start" justify="between" className={classes.toolRow}>
        <ApplicantToolbar list={list} />
        {children}
      </Row>
      <FilterChips chips={chips} onClear={list.clear} />
    </Stack>
  );
}

/** The number of results, and what can be done with all of them. */
function CountLine({ list }: { list: List }) {
  const { total, data } = list.query;
  return (
    <Cluster gap={8} className={classes.countLine}>
      <h2 aria-live="polite" className={`small strong ${classes.count}`}>
        {data ? <Plural value={total} one="# applicant" other="# applicants" /> : <Trans>Applicants</Trans>}
      </h2>
      {list.view !== "board" && <CompactRowsButton />}
      {list.view !== "table" && <ShortcutsButton view={list.view} />}
      {total > 0 && <DownloadCsv list={list} />}
    </Cluster>
  );
}

interface ApplicantResultsProps {
  list: List;
  openId?: string;
  /** An applicant opens beside the list, which keeps the focus. */
  isBeside?: boolean;
}

function ApplicantListOrTable({ list, openId, isBeside = false }: ApplicantResultsProps) {
  const { t } = useLingui();
  const { query, activeFilters } = list;
  const { queryFilter, sort } = list;
  const selection = useApplicantSelection({ rows: query.data ?? [], queryFilter, sort });
  return (
    <>
      <NewItems
        count={query.newCount}
        show={list.showNew}
        text={<Plural value={query.newCount} one="# new applicant." other="# new applicants." />}
      />
      <Loaded
        query={query}
        failure={t`We couldn't load applicants.`}
        skeleton={<SkeletonRows height={88} />}
        empty={
          activeFilters.length > 0 ? (
            <NoMatchingApplicantsEmptyState list={list} />
          ) : list.stage !== "all" ? (
            <EmptyStageOrNone list={list} />
          ) : (
            <NoApplicantsEmptyState list={list} />
          )
        }
      >
        {(applications) =>
          list.view === "table" ? (
            <ApplicantTable list={list} applications={applications} selection={selection} />
          ) : (
            <ApplicantRows
              applications={applications}
              selection={selection}
              openId={openId}
              isBeside={isBeside}
              isUnfiltered={activeFilters.length === 0 && !openId && !isBeside}
              jobListingId={list.jobListingId}
            />
          )
        }
      </Loaded>
      <BulkBar list={list} selection={selection} total={query.total} />
      <Pagination page={query.page} pages={query.pages} />
    </>
  );
}

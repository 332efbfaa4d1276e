/** Above the list: the count, "Show", the order, and the job that candidates are matched with. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { candidateStatuses } from "#features/educators/candidate-filters.ts";
import { candidateStatusLabels } from "#features/educators/screens/candidate-status-labels.ts";
import { TotalText } from "#platform/web/ui/data/pagination.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { useIsNarrow } from "#platform/web/hooks/use-media-query.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { sorts, type Sort } from "../search/candidate-search.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-list.module.css";
import type { FilterProps } from "../filters/filter-options.tsx";
import type { CandidateSearchState } from "../search/use-candidate-search.ts";
import { useOpenJobsQuery } from "../search/use-open-jobs.ts";

export function ListToolbar({ state }: { state: CandidateSearchState }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const isNarrow = useIsNarrow();
  const { criteria, place, setFilters } = state;
  const sortWords: Record<Sort, string> = {
    relevance: t`Best match`,
    distance: t`Distance`,
    "-createdAt": t`Newest`,
    lastName: t`Last name`,
  };
  const offered = sorts.filter((sort) => sort !== "distance" || place);
  const sort = criteria.sort && offered.includes(criteria.sort) ? criteria.sort : "relevance";
  return (
    <Cluster gap={[8, 16]} className={classes.tools}>
      <Select
        label={t`Show`}
        value={criteria.status}
        onChange={(status) => setFilters({ status: status === "all" ? null : status })}
        options={candidateStatuses.map((value) => ({ value, label: labelFor(candidateStatusLabels, value) }))}
      />
      <Select
        label={t`Sort`}
        value={sort}
        onChange={(value) => setFilters({ sort: value === "relevance" ? null : value })}
        options={offered.map((value) => ({ value, label: sortWords[value] }))}
      />
      {!isNarrow && <MatchJobSelect criteria={criteria} set={setFilters} hideLabel />}
    </Cluster>
  );
}

/** The job that matches are worked out against; a phone has it with the filters. */
export function MatchJobSelect({ criteria, set, hideLabel }: FilterProps & { hideLabel?: boolean }) {
  const { t } = useLingui();
  const { jobs, isLoading } = useOpenJobsQuery();
  // While they load, its place is kept.
  if (jobs.length === 0 && !isLoading) return null;
  return (
    <Select
      label={t`Match with`}
      hideLabel={hideLabel}
      value={criteria.jobListingId ?? ""}
      onChange={(jobListingId) => set({ jobListingId })}
      options={[
        { value: "", label: hideLabel ? t`Match with a job` : t`Choose a job` },
        ...jobs.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

/** "128 educators within 25 miles of Kite Harbor", or that they are on their way. */
export function ResultCount({ state: { query, place, criteria } }: { state: CandidateSearchState }) {
  const { total, totalIsExact } = query;
  const isNarrow = useIsNarrow();
  const address = isNarrow ? "" : place?.address;
  const miles = criteria.radiusInMiles;
  if (query.isUpdating || query.isLoading) return <Trans>Updating…</Trans>;
  if (!query.data) return null;
  return (
    <>
      <TotalText total={total} isExact={totalIsExact} />{" "}
      <Plural value={total} one="educator" other="educators" />
      {place && (
        <span className={classes.within}>
          {" "}
          {address ? (
            <Plural
              value={miles}
              one={`within # mile of ${address}`}
              other={`within # miles of ${address}`}
            />
          ) : (
            <Plural value={miles} one="within # mile" other="within # miles" />
          )}
        </span>
      )}
    </>
  );
}

/** Search, status filter and sort above the list. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import IconAdjustmentsHorizontal from "~icons/tabler/adjustments-horizontal";
import { useState } from "react";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { showStatuses } from "../../../application-constants.ts";
import { ApplicantFilters } from "./applicant-filters.tsx";
import classes from "../list/applicant-list.module.css";
import { applicantSorts, type FilterName } from "./applicant-search.ts";
import { jobOptions } from "./filter-options.ts";
import { showStatusLabels } from "../../labels/application-labels.ts";
import type { ApplicantList } from "../use-applicants.ts";

export function ApplicantToolbar({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const [isFiltering, setFiltering] = useState(false);
  const { filter, sort, activeFilters, setSearch } = list;
  const sortLabels = {
    "-submittedAt": t`Newest`,
    submittedAt: t`Oldest`,
    "-matchScore": t`Best match`,
    name: t`Name`,
  };
  const more = activeFilters.filter((name) => !inToolbar.includes(name)).length;
  return (
    <Cluster gap={[8, 12]} role="search" aria-label={t`Applicants`} className={classes.toolbar}>
      <JobSelect list={list} />
      <SearchField
        label={t`Search by name`}
        hideLabel
        placeholder={t`Search by name`}
        value={filter.q ?? ""}
        onSearch={(q) => setSearch({ q })}
        className={classes.search}
      />
      <Select
        label={t`Show`}
        value={filter.showStatus ?? "all"}
        onChange={(status) => setSearch({ showStatus: status === "all" ? null : status })}
        options={showStatuses.map((value) => ({ value, label: labelFor(showStatusLabels, value) }))}
      />
      <Select
        label={t`Sort`}
        value={sort}
        onChange={(value) => setSearch({ sort: value === applicantSorts[0] ? null : value })}
        options={[...new Set([...applicantSorts, sort])].map((value) => ({
          value,
          label: sortLabels[value as keyof typeof sortLabels] ?? t`As in the table`,
        }))}
      />
      <Button
        variant="outline"
        leftSection={<IconAdjustmentsHorizontal size={18} />}
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
      >
        {more > 0 ? <Trans>Filters ({more})</Trans> : <Trans>Filters</Trans>}
      </Button>
      {isFiltering && <ApplicantFilters list={list} close={() => setFiltering(false)} />}
    </Cluster>
  );
}

const inToolbar: readonly FilterName[] = ["q", "showStatus", "jobListingId"];

/** Each job with its number of applicants. */
function JobSelect({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const chosen = list.filter.jobListingId ?? "";
  const jobs = jobOptions(list).filter(({ value, count }) => count > 0 || chosen === value);
  // While they load, its place is kept.
  const isLoading = !list.jobs.data && !list.jobs.error;
  if (list.jobListingId || (jobs.length < 2 && !isLoading)) return null;
  const all = jobs.reduce((sum, { count }) => sum + count, 0);
  const isKnown = !chosen || jobs.some(({ value }) => value === chosen);
  return (
    <Select
      label={t`Job`}
      hideLabel
      value={chosen}
      onChange={(value) => list.setSearch({ jobListingId: value || null })}
      options={[
        { value: "", label: isLoading ? t`All jobs` : t`All jobs (${all})` },
        ...(isKnown ? [] : [{ value: chosen, label: t`Several` }]),
        ...jobs.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
      ]}
    />
  );
}

/** Search, status filter and sort above the list. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import IconAdjustmentsHorizontal from "~icons/tabler/adjustments-horizontal";
import IconSearch from "~icons/tabler/search";
import { useEffect, useRef, useState } from "react";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

import field from "#platform/web/ui/form/field.module.css";
import { Select } from "#platform/web/ui/form/select-field.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { showStatuses } from "../../../application-constants.ts";
import { ApplicantFilters } from "./applicant-filters.tsx";
import classes from "../list/applicant-list.module.css";
import { applicantSorts } from "./applicant-search.ts";
import { showStatusLabels } from "../../labels/application-labels.ts";
import type { ApplicantList } from "../use-applicants.ts";

const debounceMs = 300;

export function ApplicantToolbar({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const [isFiltering, setFiltering] = useState(false);
  const { filter, sort, activeFilters, setSearch } = list;
  const sortLabels = { "-submittedAt": t`Newest`, "-matchScore": t`Best match`, name: t`Name` };
  const more = activeFilters.filter((name) => name !== "q" && name !== "showStatus").length;
  return (
    <Cluster gap={[8, 16]} role="search" aria-label={t`Applicants`} className={classes.toolbar}>
      <SearchBox value={filter.q ?? ""} onChange={(q) => setSearch({ q })} />
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

/** Searches after a pause in typing; a later change of the URL (Back, Clear all) updates the box. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  const { schedule } = useDebouncedCallback(() => {
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    onChange(text.trim());
  }, debounceMs);
  return (
    <label className={classes.search}>
      <span className="visually-hidden">{t`Search by name`}</span>
      <IconSearch size={18} />
      <input
        type="search"
        className={field.input}
        placeholder={t`Search by name`}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          schedule();
        }}
      />
    </label>
  );
}

/** Dialog with the less frequent filters: job, location, status, screening answers, dates. */
import { Plural, useLingui } from "@lingui/react/macro";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useId } from "react";

import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { useLabels } from "#platform/web/i18n/labels.ts";
import classes from "../list/applicant-list.module.css";
import { receivedStates, type FilterName } from "./applicant-search.ts";
import { applicantStateLabels } from "../../labels/application-labels.ts";
import { jobOptions, locationOptions } from "./filter-options.ts";
import { useApplicantCounts } from "../use-applicant-counts.ts";
import type { ApplicantList } from "../use-applicants.ts";

export function ApplicantFilters({ list, close }: { list: ApplicantList; close: () => void }) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const counts = useApplicantCounts(list).states;
  const states = receivedStates.map((value) => ({
    value,
    label: counts
      ? `${labelFor(applicantStateLabels, value)} (${counts[value] ?? 0})`
      : labelFor(applicantStateLabels, value),
  }));
  const answers = [
    { value: "true", label: t`Answered as required` },
    { value: "false", label: t`Missed a required answer` },
  ];
  return (
    <Dialog
      isOpen
      title={t`Filters`}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={list.clear}>{t`Clear all`}</Button>
          <Button onClick={close}>
            <Plural value={list.query.total} one="Show # applicant" other="Show # applicants" />
          </Button>
        </>
      }
    >
      <Stack gap={16} className={classes.filters}>
        {!list.jobListingId && (
          <SelectFilter list={list} name="jobListingId" label={t`Job`} options={jobOptions(list)} />
        )}
        <SelectFilter list={list} name="location" label={t`Location`} options={locationOptions(list)} />
        <SelectFilter list={list} name="aasmState" label={t`Status`} options={states} />
        <SelectFilter list={list} name="qualified" label={t`Screening questions`} options={answers} />
        <DateFilter list={list} name="from" label={t`Applied from`} />
        <DateFilter list={list} name="to" label={t`Applied until`} />
      </Stack>
    </Dialog>
  );
}

interface FilterFieldProps {
  list: ApplicantList;
  name: FilterName;
  label: string;
}

function SelectFilter({
  list,
  name,
  label,
  options,
}: FilterFieldProps & { options: { value: string; label: string }[] }) {
  const { t } = useLingui();
  const id = useId();
  const value = list.filter[name] ?? "";
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select
        id={id}
        className={`${field.input} ${field.select}`}
        value={value}
        onChange={(event) => list.setSearch({ [name]: event.currentTarget.value })}
      >
        <option value="">{t`All`}</option>
        {!isKnown && <option value={value}>{t`Several`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function DateFilter({ list, name, label }: FilterFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={field.input}
        value={list.filter[name] ?? ""}
        onChange={(event) => list.setSearch({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}

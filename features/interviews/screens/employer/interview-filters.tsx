/** Whose interviews, and in which state; both stand in the address. */
import { useLingui } from "@lingui/react/macro";

import { Select } from "#platform/web/ui/form/select-field.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { InterviewStatus } from "../../interview-constants.ts";
import type { EmployerInterviews, InterviewView } from "./use-employer-interviews.ts";
import { interviewStatusLabels } from "../interview-labels.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-interviews.module.css";

interface InterviewFiltersProps extends Pick<EmployerInterviews, "filter" | "setSearch"> {
  /** Those that the list can have. */
  statuses: readonly InterviewStatus[];
  /** Where there is a week to look at too. */
  view?: InterviewView;
}

export function InterviewFilters({ filter, setSearch, statuses, view }: InterviewFiltersProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  return (
    <Cluster gap={[8, 16]} align="stretch" className={classes.filters}>
      <Select
        label={t`Host`}
        value={filter.host}
        onChange={(host) => setSearch({ host: host === "team" ? null : host, page: null })}
        options={[
          { value: "team", label: t`Whole team` },
          { value: "mine", label: t`Only mine` },
        ]}
      />
      {view && (
        <Select
          label={t`View`}
          value={view}
          onChange={(next) => setSearch({ view: next === "list" ? null : next, status: null }, "push")}
          options={[
            { value: "list", label: t`List` },
            { value: "week", label: t`Week` },
          ]}
        />
      )}
      {view !== "week" && (
        <Select
          label={t`Status`}
          value={filter.status ?? ""}
          onChange={(status) => setSearch({ status, page: null })}
          options={[
            { value: "", label: t`All` },
            ...statuses.map((value) => ({ value, label: labelFor(interviewStatusLabels, value) })),
          ]}
        />
      )}
    </Cluster>
  );
}

/** Whose interviews, and in which state; both stand in the address. */
import { useLingui } from "@lingui/react/macro";

import { Select } from "#platform/web/ui/form/select-field.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { interviewStatuses } from "../../interview-constants.ts";
import type { EmployerInterviews } from "./use-employer-interviews.ts";
import { interviewStatusLabels } from "../interview-labels.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-interviews.module.css";

export function InterviewFilters({ filter, setSearch }: Pick<EmployerInterviews, "filter" | "setSearch">) {
  const { t } = useLingui();
  const labelFor = useLabels();
  return (
    <Cluster gap={[8, 16]} align="stretch" className={classes.filters}>
      <Select
        label={t`Host`}
        value={filter.host}
        onChange={(host) => setSearch({ host: host === "team" ? null : host })}
        options={[
          { value: "team", label: t`Whole team` },
          { value: "mine", label: t`Only mine` },
        ]}
      />
      <Select
        label={t`Status`}
        value={filter.status ?? ""}
        onChange={(status) => setSearch({ status })}
        options={[
          { value: "", label: t`All` },
          ...interviewStatuses.map((value) => ({ value, label: labelFor(interviewStatusLabels, value) })),
        ]}
      />
    </Cluster>
  );
}

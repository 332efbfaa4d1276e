/** One chip per job with its number of applicants; a press filters the list, a second press clears the filter. */
import { Trans, useLingui } from "@lingui/react/macro";

import { listParam } from "#platform/web/hooks/use-search.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import chip from "#platform/web/ui/form/chip.module.css";
import classes from "../list/applicant-list.module.css";
import { jobOptions } from "./filter-options.ts";
import type { ApplicantList } from "../use-applicants.ts";

/** Further jobs are in the filter dialog. */
const maxChips = 8;

export function JobChips({ list }: { list: ApplicantList }) {
  const { t } = useLingui();
  const chosen = listParam(list.filter.jobListingId);
  const jobs = jobOptions(list).filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (list.jobListingId || jobs.length < 2) return null;
  const shown = jobs
    .toSorted(
      (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)) || b.count - a.count,
    )
    .slice(0, maxChips);
  const all = jobs.reduce((sum, { count }) => sum + count, 0);
  const choose = (value: string | null) => list.setSearch({ jobListingId: value });
  return (
    <Cluster gap={8} align="stretch" role="group" aria-label={t`Jobs`} className={classes.jobs}>
      <Chip isOn={chosen.length === 0} count={all} onPress={() => choose(null)}>
        <Trans>All jobs</Trans>
      </Chip>
      {shown.map(({ value, label, count }) => {
        const isOn = chosen.includes(value);
        return (
          <Chip key={value} isOn={isOn} count={count} onPress={() => choose(isOn ? null : value)}>
            {label}
          </Chip>
        );
      })}
    </Cluster>
  );
}

interface ChipProps {
  isOn: boolean;
  count: number;
  onPress: () => void;
  children: React.ReactNode;
}

const Chip = ({ isOn, count, onPress, children }: ChipProps) => (
  <button type="button" aria-pressed={isOn} className={`${chip.chip} ${classes.jobChip}`} onClick={onPress}>
    {children} <span className={classes.jobCount}>{count}</span>
  </button>
);

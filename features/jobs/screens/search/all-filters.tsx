/** Every filter in one sheet. Nothing changes until "Show 128 jobs" is pressed; Esc discards the changes. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router";

import type { Point } from "#features/places/distance.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { applyChange, type SetSearch } from "#platform/web/hooks/use-search.ts";
import { JobListing } from "../../job-listing.ts";
import { FilterChoices, type FilterProps } from "./filter-choices.tsx";
import { FilterDistance } from "./filter-distance.tsx";
import { FilterHours, hoursCount } from "./filter-hours.tsx";
import { FilterPay } from "./filter-pay.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./filters.module.css";
import {
  type ChoiceName,
  choiceNames,
  choiceFilters,
  educatorSwitches,
  jobQuery,
  noFilters,
  readJobSearch,
  switchFilters,
} from "./job-search.ts";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";
import { FilterChecklist } from "#platform/web/ui/form/filter-checklist.tsx";
import { useFilterLabels } from "./filter-labels.ts";

interface AllFiltersProps extends Pick<FilterProps, "set" | "criteria"> {
  place: Point | null;
  close: () => void;
}

export function AllFilters({ set, place, close }: AllFiltersProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { userType } = useSession();
  const [draft, setDraft] = useState(params);
  const criteria = readJobSearch(Object.fromEntries(draft), userType === "educator");
  const write: SetSearch = (change) => setDraft((before) => applyChange(before, change, "replace"));
  const { total, isLoading, isUpdating } = useCollection(JobListing, countOf(criteria, place));
  const isCounting = isLoading || isUpdating;
  const show = () => {
    set(Object.fromEntries(filterNames.map((name) => [name, draft.get(name)])));
    close();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t`Filters`}
      size="medium"
      footer={
        <>
          <Button variant="outline" onClick={() => write({ ...noFilters, radiusInMiles: null })}>
            <Trans>Clear all</Trans>
          </Button>
          <Button onClick={show} aria-busy={isCounting} className={classes.show}>
            <Plural value={total} one="Show # job" other="Show # jobs" />
          </Button>
        </>
      }
    >
      <Stack gap={28} className={classes.sheet}>
        <FilterSwitches criteria={criteria} set={write} />
        {place && <FilterDistance criteria={criteria} set={write} />}
        <FilterPay criteria={criteria} set={write} />
        <div>
          <ChoiceGroup name="schedule" criteria={criteria} set={write} place={place} />
          <FilterGroup name={t`Hours`} count={hoursCount(criteria)} startsOpen>
            <FilterHours criteria={criteria} set={write} />
          </FilterGroup>
          {choiceNames
            .filter((name) => !["schedule", "doneBy", "startsFrom"].includes(name))
            .map((name) => (
              <ChoiceGroup key={name} name={name} criteria={criteria} set={write} place={place} />
            ))}
        </div>
      </Stack>
    </Dialog>
  );
}

/** The first groups are what most people look for. */
const openGroups: readonly ChoiceName[] = ["schedule", "role"];

interface ChoiceGroupProps extends FilterProps {
  name: ChoiceName;
  place: Point | null;
}

function ChoiceGroup({ name, criteria, set, place }: ChoiceGroupProps) {
  const { names } = useFilterLabels();
  const count = criteria.chosen[name]?.length ?? 0;
  return (
    <FilterGroup name={names[name]} count={count} startsOpen={openGroups.includes(name)}>
      <FilterChoices name={name} criteria={criteria} set={set} place={place} hideLabel />
    </FilterGroup>
  );
}

interface FilterGroupProps {
  name: string;
  count: number;
  startsOpen: boolean;
  children: React.ReactNode;
}

/** One filter behind its name, which says how much of it is chosen. */
function FilterGroup({ name, count, startsOpen, children }: FilterGroupProps) {
  const [isOpen, setOpen] = useState(count > 0 || startsOpen);
  return (
    <details className={classes.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="strong">
        {name} {count > 0 && <CountBadge count={count} tone="primary" />}
      </summary>
      {isOpen && children}
    </details>
  );
}

const filterNames = [...Object.keys(choiceFilters), ...switchFilters, "minimumWage", "radiusInMiles"];

/** Only the count is needed. */
const countOf = (criteria: Parameters<typeof jobQuery>[0], place: Point | null) => {
  const { filter } = jobQuery({ ...criteria, sort: null, page: 1 }, place);
  return { filter, size: 1, fields: { job_listings: ["title"] } };
};

/** Filters that are on or off; those that need an educator are shown to educators. */
function FilterSwitches({ criteria, set }: FilterProps) {
  const { t } = useLingui();
  const { switchNames } = useFilterLabels();
  const { userType } = useSession();
  // What has to do with weekends stands with the hours.
  const shown = switchFilters.filter(
    (name) => name !== "noWeekends" && (userType === "educator" || !educatorSwitches.includes(name)),
  );
  return (
    <FilterChecklist
      label={t`Only show`}
      values={shown}
      labelOf={(name) => switchNames[name]}
      chosen={criteria.on.filter((name) => shown.includes(name))}
      onChange={(on) => set(Object.fromEntries(shown.map((name) => [name, on.includes(name)])))}
    />
  );
}

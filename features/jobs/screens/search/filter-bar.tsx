/** The filters above the list: the usual ones as buttons with a panel each, and all of them behind one button. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAdjustmentsHorizontal from "~icons/tabler/adjustments-horizontal";
import IconChevronDown from "~icons/tabler/chevron-down";
import { Suspense, useState } from "react";

import type { Point } from "#features/places/distance.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Popover } from "#platform/web/ui/overlay/popover.tsx";
import { FilterChoices, type FilterProps } from "./filter-choices.tsx";
import { FilterDistance } from "./filter-distance.tsx";
import { FilterHours, hoursCount } from "./filter-hours.tsx";
import { FilterPay } from "./filter-pay.tsx";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import chip from "#platform/web/ui/form/chip.module.css";
import classes from "./filters.module.css";
import { useFilterLabels } from "./filter-labels.ts";
import { type ChoiceName, defaultRadius, filterCount } from "./job-search.ts";

const AllFilters = lazyPart(() => import("./all-filters.tsx").then((module) => module.AllFilters));

interface FilterBarProps extends FilterProps {
  /** Where the search looks; null where no place is known. */
  place: Point | null;
}

export function FilterBar({ criteria, set, place }: FilterBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isOtherDistance = place !== null && criteria.radiusInMiles !== defaultRadius;
  const count = filterCount(criteria) + (isOtherDistance ? 1 : 0);
  return (
    <Cluster gap={8} className={classes.bar} role="group" aria-label={t`Filters`}>
      <ChoiceOpener name="schedule" criteria={criteria} set={set} />
      <Opener name={t`Hours`} count={hoursCount(criteria)}>
        <FilterHours criteria={criteria} set={set} />
      </Opener>
      <ChoiceOpener name="role" criteria={criteria} set={set} />
      <ChoiceOpener name="ageGroup" criteria={criteria} set={set} />
      <Opener name={t`Pay`} count={criteria.minimumWage ? 1 : 0}>
        <FilterPay criteria={criteria} set={set} />
      </Opener>
      {place && (
        <Opener name={t`Distance`} count={isOtherDistance ? 1 : 0}>
          <FilterDistance criteria={criteria} set={set} />
        </Opener>
      )}
      <Button
        variant="outline"
        size="small"
        className={classes.all}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        leftSection={<IconAdjustmentsHorizontal size={18} />}
      >
        <span className="wide-only">
          <Trans>All filters</Trans>
        </span>
        <span className="narrow-only">
          <Trans>Filters</Trans>
        </span>
        {count > 0 && <CountBadge count={count} tone="primary" />}
      </Button>
      <Suspense>
        {isOpen && <AllFilters criteria={criteria} set={set} place={place} close={() => setOpen(false)} />}
      </Suspense>
    </Cluster>
  );
}

function ChoiceOpener({ name, criteria, set }: FilterProps & { name: ChoiceName }) {
  const { names } = useFilterLabels();
  return (
    <Opener name={names[name]} count={criteria.chosen[name]?.length ?? 0}>
      <FilterChoices name={name} criteria={criteria} set={set} />
    </Opener>
  );
}

/** "Schedule 2": shows how many values are chosen. */
function Opener({ name, count, children }: { name: string; count: number; children: React.ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <span>
      <Popover
        isOpen={isOpen}
        onChange={setOpen}
        align="start"
        label={count > 0 ? t`${name}, ${count} chosen` : name}
        className={count > 0 ? `${chip.chip} ${classes.on}` : chip.chip}
        button={
          <>
            {name} {count > 0 && <CountBadge count={count} tone="primary" />}
            <IconChevronDown size={18} />
          </>
        }
      >
        {children}
      </Popover>
    </span>
  );
}

/** Every filter, each in a group that opens and closes, with how many are chosen in it. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconChevronDown from "~icons/tabler/chevron-down";
import { useId, useState } from "react";

import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";
import { Switch } from "#platform/web/ui/form/switch.tsx";
import { choiceNames, type ChoiceName } from "./candidate-filter-choices.ts";
import { useCandidateFilterLabels } from "./candidate-filter-labels.ts";
import { FilterOptions, type FilterProps } from "./filter-options.tsx";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./filters.module.css";
import { useFilterValues } from "./use-filter-values.ts";

/** Initially open: what a director filters by first. */
const initiallyOpen: readonly ChoiceName[] = ["jobSearchStatus", "desiredRole", "desiredSchedule"];

export function FilterColumn({ criteria, set }: FilterProps) {
  const { names } = useCandidateFilterLabels();
  const values = useFilterValues(criteria);
  return (
    <Stack>
      <VideoSwitch criteria={criteria} set={set} />
      {choiceNames
        .filter((name) => values[name].length > 0)
        .map((name) => (
          <Group
            key={name}
            name={names[name]}
            count={criteria.chosen[name]?.length ?? 0}
            isFirstOpen={initiallyOpen.includes(name)}
          >
            <FilterOptions name={name} values={values[name]} criteria={criteria} set={set} />
          </Group>
        ))}
    </Stack>
  );
}

function VideoSwitch({ criteria, set }: FilterProps) {
  const { videoName } = useCandidateFilterLabels();
  const { value, setValue, sent } = useOptimisticParam(criteria.hasVideo);
  const flip = (isOn: boolean) => {
    setValue(isOn);
    sent(isOn);
    set({ videoInterviewCompleted: isOn });
  };
  return (
    <div className={classes.switch}>
      <Switch isOn={value} onChange={flip}>
        {videoName}
      </Switch>
    </div>
  );
}

interface GroupProps {
  name: string;
  count: number;
  isFirstOpen: boolean;
  children: React.ReactNode;
}

/** What is chosen stays in sight: a group with something chosen starts open. */
function Group({ name, count, isFirstOpen, children }: GroupProps) {
  const { t } = useLingui();
  const panel = useId();
  const [isOpen, setOpen] = useState(isFirstOpen || count > 0);
  return (
    <section className={classes.group}>
      <h3>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-label={count > 0 ? t`${name}, ${count} chosen` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{name}</span> {count > 0 && <CountBadge count={count} tone="primary" />}
          <IconChevronDown size={18} />
        </button>
      </h3>
      {isOpen && (
        <div id={panel} className={classes.panel}>
          {children}
        </div>
      )}
    </section>
  );
}

/** "Show 56 educators", with the number as soon as it is counted. */
export const ShowText = ({ total }: { total: number | undefined }) =>
  total === undefined ? (
    <Trans>Show educators</Trans>
  ) : (
    <Plural value={total} one="Show # educator" other="Show # educators" />
  );

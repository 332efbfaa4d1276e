/** Filters that are on or off; those that need an educator are shown to educators. */
import { Trans } from "@lingui/react/macro";

import field from "#platform/web/ui/field.module.css";
import { useSession } from "#platform/web/session.ts";
import type { FilterProps } from "./filter-choices.tsx";
import classes from "./filters.module.css";
import { useFilterWords } from "./filter-words.ts";
import { switches, type SwitchName } from "./job-search.ts";
import { useFollowing } from "./use-following.ts";

export function FilterSwitches({ asked, set }: FilterProps) {
  const { switchNames } = useFilterWords();
  const { userType } = useSession();
  const { shown: on, show, sent } = useFollowing(asked.on);
  const flip = (name: SwitchName, isOn: boolean) => {
    const next = switches.filter((one) => (one === name ? isOn : on.includes(one)));
    show(next);
    sent(next);
    set({ [name]: isOn });
  };
  const offered = switches.filter(
    (name) => userType === "educator" || (name !== "recommended" && name !== "liked"),
  );
  return (
    <fieldset className={classes.group}>
      <legend className={field.label}>
        <Trans>Only show</Trans>
      </legend>
      <div className={classes.rows}>
        {offered.map((name) => (
          <label key={name} className={classes.row}>
            <input
              type="checkbox"
              checked={on.includes(name)}
              onChange={(event) => flip(name, event.currentTarget.checked)}
            />
            <span>{switchNames[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

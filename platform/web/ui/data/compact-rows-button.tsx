/** Switches all lists of this device between rows with room and low ones. Phones show cards, and have no such button. */
import { useLingui } from "@lingui/react/macro";
import IconBaselineDensitySmall from "~icons/tabler/baseline-density-small";

import { IconButton } from "../form/icon-button.tsx";
import classes from "./compact-rows-button.module.css";
import { useCompactRows } from "./use-compact-rows.ts";

export function CompactRowsButton() {
  const { t } = useLingui();
  const [isCompact, toggle] = useCompactRows();
  return (
    <IconButton
      label={t`Compact rows`}
      icon={IconBaselineDensitySmall}
      className={classes.button}
      aria-pressed={isCompact}
      onClick={toggle}
    />
  );
}

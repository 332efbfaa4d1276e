/** A thin bar at the top while the next page loads, once that has taken 150 ms. */
import { useLingui } from "@lingui/react/macro";
import { useNavigation } from "react-router";

import { useDelayed } from "#platform/web/hooks/use-delayed.ts";
import classes from "./shell.module.css";

export function PageProgress() {
  const { t } = useLingui();
  const isLate = useDelayed(useNavigation().state !== "idle");
  return isLate ? <div role="progressbar" aria-label={t`Loading page`} className={classes.progress} /> : null;
}

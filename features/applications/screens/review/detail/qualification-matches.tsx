/** How an applicant matches the job's criteria. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import { MatchTable } from "#features/matching/screens/match-table.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./applicant-detail.module.css";

export function QualificationMatches({
  rows,
  profile,
  pay,
}: Omit<ComponentProps<typeof MatchTable>, "caption">) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={classes.part}>
      <h3>
        <Trans>Qualification matches</Trans>
      </h3>
      <MatchTable caption={t`Qualification matches`} rows={rows} profile={profile} pay={pay} />
      <p className="tiny muted">
        <Trans>As the profile was when they applied. Their own answers may say it differently.</Trans>
      </p>
    </Stack>
  );
}

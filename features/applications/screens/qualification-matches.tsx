/** How an applicant matches what the job asks for. */
import { Trans, useLingui } from "@lingui/react/macro";

import type { Profile } from "#features/educators/screens/profile-view/profile-parts.ts";
import type { MatchRow } from "#features/matching/match-row.ts";
import { MatchTable } from "#features/matching/screens/match-table.tsx";
import classes from "./applicant-detail.module.css";

interface QualificationMatchesProps {
  rows: readonly MatchRow[];
  profile: Pick<Profile, "showEducation" | "showCertifications" | "profileQuestionAnswers">;
}

export function QualificationMatches({ rows, profile }: QualificationMatchesProps) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>
        <Trans>Qualification matches</Trans>
      </h3>
      <MatchTable caption={t`Qualification matches`} rows={rows} profile={profile} />
    </section>
  );
}

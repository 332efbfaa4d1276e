/** What the job asks for and what the profile shows, heaviest first: a word beside every sign. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconQuestionMark, IconX } from "@tabler/icons-react";

import type { MatchRow } from "#features/matching/match-row.ts";
import { criterionWords, metWords } from "#features/matching/screens/criterion-words.ts";
import { factText } from "#features/matching/screens/fact-text.ts";
import { useWords } from "#platform/web/words.ts";
import classes from "./applicant-detail.module.css";

export function QualificationMatches({ rows }: { rows: readonly MatchRow[] }) {
  const { i18n, t } = useLingui();
  const words = useWords();
  if (rows.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>
        <Trans>Qualification matches</Trans>
      </h3>
      <table className={classes.matches}>
        <caption className="visually-hidden">{t`Qualification matches`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Criterion`}</th>
            <th scope="col">{t`Required`}</th>
            <th scope="col">{t`Found`}</th>
            <th scope="col">{t`Match`}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((a, b) => b.weight - a.weight)
            .map(({ criterion, required, found, met }) => (
              <tr key={criterion}>
                <th scope="row">{words(criterionWords, criterion)}</th>
                <td data-label={t`Required`}>{factText(i18n, criterion, required)}</td>
                <td data-label={t`Found`}>{factText(i18n, criterion, found)}</td>
                <td>
                  <Met met={met} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Met({ met }: Pick<MatchRow, "met">) {
  const words = useWords();
  const Sign = met === "unknown" ? IconQuestionMark : met ? IconCheck : IconX;
  return (
    <span className={classes.met} data-met={String(met)}>
      <Sign size={18} stroke={2} aria-hidden="true" />
      {words(metWords, String(met))}
    </span>
  );
}

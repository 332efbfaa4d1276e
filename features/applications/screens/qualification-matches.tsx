/** What the job asks for and what the profile shows, heaviest first: a word beside every sign. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconQuestionMark, IconX } from "@tabler/icons-react";

import { partIds, type Profile } from "#features/educators/screens/profile-view/profile-parts.ts";
import type { Criterion, MatchRow } from "#features/matching/match-row.ts";
import { criterionWords, metWords } from "#features/matching/screens/criterion-words.ts";
import { factText } from "#features/matching/screens/fact-text.ts";
import { useWords } from "#platform/web/words.ts";
import classes from "./applicant-detail.module.css";

interface QualificationMatchesProps {
  rows: readonly MatchRow[];
  profile: Pick<Profile, "showEducation" | "showCertifications" | "profileQuestionAnswers">;
}

export function QualificationMatches({ rows, profile }: QualificationMatchesProps) {
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
                <th scope="row">
                  <ToPart part={partOf(criterion, profile)}>{words(criterionWords, criterion)}</ToPart>
                </th>
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

/** Leads to where the profile says it; nowhere when that part is not shown. */
const ToPart = ({ part, children }: { part: string | null; children: React.ReactNode }) =>
  part ? <a href={`#${part}`}>{children}</a> : children;

function partOf(criterion: Criterion, profile: QualificationMatchesProps["profile"]): string | null {
  if (criterion === "experience") return partIds.work;
  if (criterion === "certifications") return profile.showCertifications ? partIds.certifications : null;
  if (["education", "ece_credits"].includes(criterion))
    return profile.showEducation ? partIds.education : null;
  return profile.profileQuestionAnswers?.length ? partIds.answers : null;
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

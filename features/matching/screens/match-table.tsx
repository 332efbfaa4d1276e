/** A job's requirements and a profile's facts, heaviest first: a word beside every icon. */
import { useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import IconQuestionMark from "~icons/tabler/question-mark";
import IconX from "~icons/tabler/x";

import { partIds, type Profile } from "#features/educators/screens/profile-view/profile-records.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { Criterion, MatchRow } from "../match-row.ts";
import { criterionLabels, metLabels } from "./criterion-labels.ts";
import { factText } from "./fact-text.ts";
import classes from "./match-table.module.css";

interface MatchTableProps {
  /** For screen readers: what the table is about. */
  caption: string;
  rows: readonly MatchRow[];
  /** Null when it is hidden: rows then lead nowhere. */
  profile: Pick<Profile, "showEducation" | "showCertifications" | "profileQuestionAnswers"> | null;
}

export function MatchTable({ caption, rows, profile }: MatchTableProps) {
  const { i18n, t } = useLingui();
  const labelFor = useLabels();
  return (
    <div className={classes.frame}>
      <table className={classes.matches}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="tiny muted">
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
                  <ToPart part={partOf(criterion, profile)}>{labelFor(criterionLabels, criterion)}</ToPart>
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
    </div>
  );
}

/** Links to the part of the profile that says it; no link if that part is hidden. */
const ToPart = ({ part, children }: { part: string | null; children: React.ReactNode }) =>
  part ? <a href={`#${part}`}>{children}</a> : children;

function partOf(criterion: Criterion, profile: MatchTableProps["profile"]): string | null {
  if (!profile) return null;
  if (["experience", "languages"].includes(criterion)) return partIds.work;
  if (criterion === "certifications") return profile.showCertifications ? partIds.certifications : null;
  if (["education", "ece_credits"].includes(criterion))
    return profile.showEducation ? partIds.education : null;
  return profile.profileQuestionAnswers?.length ? partIds.preferences : null;
}

const metLooks: Record<string, string> = { true: "ok", false: "danger", unknown: "muted" };

export function Met({ met }: Pick<MatchRow, "met">) {
  const labelFor = useLabels();
  const Sign = met === "unknown" ? IconQuestionMark : met ? IconCheck : IconX;
  return (
    <span className={`${metLooks[String(met)]} ${classes.met}`} data-met={String(met)}>
      <Sign size={18} stroke={2} />
      {labelFor(metLabels, String(met))}
    </span>
  );
}

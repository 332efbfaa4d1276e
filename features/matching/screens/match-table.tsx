/** A job's requirements and a profile's facts, heaviest first: a word beside every icon. */
import { useClock } from "#platform/web/hooks/use-clock.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import IconQuestionMark from "~icons/tabler/question-mark";
import IconX from "~icons/tabler/x";

import type { Compensation } from "#features/educators/compensation.ts";
import { payText } from "#features/educators/pay-text.ts";
import { partIds, type Profile } from "#features/educators/screens/profile-view/profile-records.ts";
import { stateName } from "#features/places/states.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { Criterion, MatchRow } from "../match-row.ts";
import { criterionLabels, factSourceLabels, metLabels } from "./criterion-labels.ts";
import { factText } from "./fact-text.ts";
import classes from "./match-table.module.css";

interface MatchTableProps {
  /** For screen readers: what the table is about. */
  caption: string;
  rows: readonly MatchRow[];
  /** Null when it is hidden: rows then lead nowhere. */
  profile: Pick<Profile, "showEducation" | "showCertifications" | "profileQuestionAnswers"> | null;
  /** What the job pays, whole. */
  pay?: Compensation | null;
}

export function MatchTable({ caption, rows, profile, pay }: MatchTableProps) {
  const { i18n, t } = useLingui();
  const { now } = useClock();
  const labelFor = useLabels();
  return (
    <div className={classes.frame}>
      <table className={classes.matches}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="tiny muted">
          <tr>
            <th scope="col">{t`Criterion`}</th>
            <th scope="col">{t`The job`}</th>
            <th scope="col">{t`The profile`}</th>
            <th scope="col">{t`Match`}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((a, b) => b.weight - a.weight)
            .map(({ criterion, required, found, met, otherStates }) => (
              <tr key={criterion}>
                <th scope="row">
                  <ToPart part={partOf(criterion, profile)}>{labelFor(criterionLabels, criterion)}</ToPart>
                </th>
                <td data-label={t`The job`}>
                  <RequiredText criterion={criterion} required={required} pay={pay} />
                </td>
                <td data-label={t`The profile`}>
                  {factText(i18n, criterion, found, now)}
                  {found !== null && (
                    <span className={`tiny muted ${classes.source}`}>
                      {labelFor(factSourceLabels, criterion)}
                    </span>
                  )}
                </td>
                <td>
                  <Met met={met} otherStates={otherStates} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

type RequiredTextProps = Pick<MatchRow, "criterion" | "required"> & Pick<MatchTableProps, "pay">;

/** A job pays and needs somebody by a day, and how far to go is the educator's wish: only the rest is required. */
function RequiredText({ criterion, required, pay }: RequiredTextProps) {
  const { i18n } = useLingui();
  const { now } = useClock();
  const fact = factText(i18n, criterion, required, now);
  if (criterion === "pay") {
    const paid = payText(i18n, pay) || fact;
    return <Trans>Pays {paid}</Trans>;
  }
  if (criterion === "start_date") return <Trans>Needed by {fact}</Trans>;
  if (criterion === "distance") return <Trans>Within {fact}, as they wish</Trans>;
  return fact;
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

export function Met({ met, otherStates }: Pick<MatchRow, "met" | "otherStates">) {
  const labelFor = useLabels();
  const states = otherStates?.map(stateName).join(", ");
  const Sign = met === "unknown" ? IconQuestionMark : met ? IconCheck : IconX;
  return (
    <span className={`${metLooks[String(met)]} ${classes.met}`} data-met={String(met)}>
      <Sign size={18} stroke={2} />
      {states ? <Trans>Check: it is from {states}</Trans> : labelFor(metLabels, String(met))}
    </span>
  );
}

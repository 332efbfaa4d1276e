/** The comparison table: a column per applicant, a row per criterion or question. */
import { useClock } from "#platform/web/hooks/use-clock.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { criterionLabels } from "#features/matching/screens/criterion-labels.ts";
import { factText } from "#features/matching/screens/fact-text.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { ApplicationInFull } from "../review/use-applicants.ts";
import { AnswerCell, FactCell } from "./compare-cells.tsx";
import { CompareHead } from "./compare-head.tsx";
import { CompareGroup, CompareRow } from "./compare-row.tsx";
import classes from "./compare.module.css";
import {
  alwaysShownCriteria,
  answerRows,
  criterionRow,
  criterionRows,
  type CriterionRow,
} from "./comparison.ts";

interface CompareTableProps {
  applications: readonly ApplicationInFull[];
  onlyDifferences: boolean;
  /** The one job of the list, when the page fixes it. */
  jobListingId?: string;
  leaveOut: (applicationId: string) => void;
}

export function CompareTable({ applications, onlyDifferences, jobListingId, leaveOut }: CompareTableProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const isShown = ({ differs }: { differs: boolean }) => differs || !onlyDifferences;
  const alwaysShown: readonly string[] = alwaysShownCriteria;
  const matches = criterionRows(applications).filter(({ criterion }) => !alwaysShown.includes(criterion));
  const alwaysShownRows = alwaysShownCriteria
    .map((criterion) => criterionRow(applications, criterion))
    .filter(isShown);
  const names = applications.map((one) => one.names.userProfile);
  const criterionLine = (row: CriterionRow) => (
    <CompareRow
      key={row.criterion}
      label={labelFor(criterionLabels, row.criterion)}
      hint={<JobRequirement criterion={row.criterion} required={row.required} />}
      decides={row.decides}
      names={names}
      cells={row.cells.map((cell, index) => (
        <FactCell key={index} criterion={row.criterion} cell={cell} application={applications[index]!} />
      ))}
    />
  );
  return (
    <table className={classes.table} data-columns={applications.length}>
      <caption className="visually-hidden">{t`Applicants side by side`}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            <span className="visually-hidden">{t`Compared`}</span>
          </th>
          {applications.map((application) => (
            <CompareHead
              key={application.id}
              application={application}
              jobListingId={jobListingId}
              leaveOut={() => leaveOut(application.id)}
            />
          ))}
        </tr>
      </thead>
      <CompareGroup
        title={t`Pay, start and distance`}
        people={names.length}
        rows={alwaysShownRows.map(criterionLine)}
      />
      <CompareGroup
        title={t`Qualification matches`}
        people={names.length}
        rows={matches.filter(isShown).map(criterionLine)}
      />
      <CompareGroup
        title={t`Answers to your questions`}
        people={names.length}
        rows={answerRows(applications)
          .filter(isShown)
          .map(({ question, cells, decides }) => (
            <CompareRow
              key={question}
              label={question}
              decides={decides}
              names={names}
              cells={cells.map((cell, index) => (
                <AnswerCell key={index} cell={cell} isQualified={applications[index]!.qualified} />
              ))}
            />
          ))}
      />
    </table>
  );
}

/** What the job requires or pays; the distance limit is the educator's. */
function JobRequirement({ criterion, required }: Pick<CriterionRow, "criterion" | "required">) {
  const { i18n } = useLingui();
  const { now } = useClock();
  if (required === undefined || required === null || criterion === "distance") return null;
  const fact = factText(i18n, criterion, required, now);
  if (criterion === "pay") return <Trans>Offered: {fact}</Trans>;
  if (criterion === "start_date") return <Trans>Needed by {fact}</Trans>;
  return <Trans>Asked: {fact}</Trans>;
}

/** The table of a comparison: a column for each applicant, a row for each thing to hold against each other. */
import { Trans, useLingui } from "@lingui/react/macro";

import { criterionWords } from "#features/matching/screens/criterion-words.ts";
import { factText } from "#features/matching/screens/fact-text.ts";
import { fullName } from "#features/educators/educator-text.ts";
import { useWords } from "#platform/web/words.ts";
import type { Applicant } from "../use-applicants.ts";
import { AnswerCell, FactCell } from "./compare-cells.tsx";
import { CompareHead } from "./compare-head.tsx";
import { CompareGroup, CompareRow } from "./compare-row.tsx";
import classes from "./compare.module.css";
import { alwaysTold, answerRows, criterionRow, criterionRows } from "./comparison.ts";

interface CompareTableProps {
  applications: readonly Applicant[];
  onlyDifferences: boolean;
  /** The one job of the list, when it is fixed from outside. */
  jobListingId?: string;
  leaveOut: (applicationId: string) => void;
}

export function CompareTable({ applications, onlyDifferences, jobListingId, leaveOut }: CompareTableProps) {
  const { t, i18n } = useLingui();
  const words = useWords();
  const isShown = ({ differs }: { differs: boolean }) => differs || !onlyDifferences;
  const told: readonly string[] = alwaysTold;
  const matches = criterionRows(applications).filter(({ criterion }) => !told.includes(criterion));
  const always = alwaysTold.map((criterion) => criterionRow(applications, criterion)).filter(isShown);
  const names = applications.map(({ userProfile }) => fullName(userProfile ?? {}));
  const criterionLine = (row: ReturnType<typeof criterionRow>) => (
    <CompareRow
      key={row.criterion}
      label={words(criterionWords, row.criterion)}
      hint={
        row.required !== undefined &&
        row.required !== null && <Trans>Asked: {factText(i18n, row.criterion, row.required)}</Trans>
      }
      differs={row.differs}
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
      <CompareGroup title={t`Pay, start and distance`} rows={always.map(criterionLine)} />
      <CompareGroup title={t`Qualification matches`} rows={matches.filter(isShown).map(criterionLine)} />
      <CompareGroup
        title={t`Answers to your questions`}
        rows={answerRows(applications)
          .filter(isShown)
          .map(({ question, cells, differs }) => (
            <CompareRow
              key={question}
              label={question}
              differs={differs}
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

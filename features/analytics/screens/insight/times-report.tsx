/** How soon applications are answered, and how soon they lead to a hire, week by week. */
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { ReportCard } from "./report-card.tsx";

const Lines = lazy(() => import("./charts.tsx").then(({ Lines: lines }) => ({ default: lines })));

interface Week {
  week: string;
  applications: number;
  answeredInTime: number;
  medianReplyHours: number | null;
  slowestTenthReplyHours: number | null;
  hires: number;
  medianDaysToHire: number | null;
}

export function TimesReport({ search }: { search: string }) {
  const { t, i18n } = useLingui();
  const number = (value: number | null) => (value === null ? "–" : i18n.number(value));
  const share = ({ answeredInTime, applications }: Pick<Week, "answeredInTime" | "applications">) =>
    i18n.number(applications > 0 ? answeredInTime / applications : 0, {
      style: "percent",
      maximumFractionDigits: 0,
    });
  return (
    <ReportCard<Week[], Week & { id: string }>
      name="times"
      search={search}
      title={t`Time to a first answer and to a hire`}
      sentence={(weeks) => {
        const all = weeks.reduce(
          (sum, week) => ({
            applications: sum.applications + week.applications,
            answeredInTime: sum.answeredInTime + week.answeredInTime,
          }),
          { applications: 0, answeredInTime: 0 },
        );
        const answered = share(all);
        return t`${answered} of the applications were answered within seven days.`;
      }}
      chart={(weeks) => (
        <Lines
          names={[t`Half are answered within (hours)`, t`Nine in ten within (hours)`]}
          points={weeks.map(({ week, medianReplyHours, slowestTenthReplyHours }) => ({
            label: week,
            values: [medianReplyHours, slowestTenthReplyHours],
          }))}
        />
      )}
      rowsOf={(weeks) => weeks.map((one) => ({ ...one, id: one.week }))}
      columns={[
        { key: "week", header: <Trans>Week of</Trans>, cell: ({ week }) => week },
        { key: "applications", header: <Trans>Applications</Trans>, cell: (row) => number(row.applications) },
        { key: "answered", header: <Trans>Answered in seven days</Trans>, cell: share },
        {
          key: "median",
          header: <Trans>Half within (hours)</Trans>,
          cell: (row) => number(row.medianReplyHours),
        },
        {
          key: "slow",
          header: <Trans>Nine in ten within (hours)</Trans>,
          cell: (row) => number(row.slowestTenthReplyHours),
        },
        { key: "hires", header: <Trans>Hires</Trans>, cell: (row) => number(row.hires) },
        {
          key: "days",
          header: <Trans>Half hired within (days)</Trans>,
          cell: (row) => number(row.medianDaysToHire),
        },
      ]}
      definitions={[
        {
          term: t`Answered`,
          text: t`A program wrote, invited, or moved the application on for the first time after it was sent.`,
        },
        { term: t`Week of`, text: t`The week in which the application was sent, by its Monday.` },
        { term: t`Hires`, text: t`Applications of that week that are hired by now.` },
      ]}
    />
  );
}

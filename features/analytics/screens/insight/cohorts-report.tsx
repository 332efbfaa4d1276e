/** Of those who signed up in a month: how many applied within 30 days, and were hired within 90. */
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { ReportCard } from "./report-card.tsx";

const Lines = lazy(() => import("./charts.tsx").then(({ Lines: lines }) => ({ default: lines })));

interface Cohort {
  month: string;
  people: number;
  applied: number;
  hired: number;
}

export function CohortsReport({ search }: { search: string }) {
  const { t, i18n } = useLingui();
  const percent = (part: number, whole: number) =>
    i18n.number(whole > 0 ? part / whole : 0, { style: "percent", maximumFractionDigits: 0 });
  const ofHundred = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : null);
  return (
    <ReportCard<Cohort[], Cohort & { id: string }>
      name="cohorts"
      search={search}
      title={t`What became of those who signed up`}
      sentence={(months) => {
        const people = months.reduce((sum, one) => sum + one.people, 0);
        const applied = percent(
          months.reduce((sum, one) => sum + one.applied, 0),
          people,
        );
        const hired = percent(
          months.reduce((sum, one) => sum + one.hired, 0),
          people,
        );
        return t`${applied} applied within 30 days, and ${hired} were hired within 90.`;
      }}
      chart={(months) => (
        <Lines
          names={[t`Applied within 30 days (%)`, t`Hired within 90 days (%)`]}
          points={months.map(({ month, people, applied, hired }) => ({
            label: month,
            values: [ofHundred(applied, people), ofHundred(hired, people)],
          }))}
        />
      )}
      rowsOf={(months) => months.map((one) => ({ ...one, id: one.month }))}
      columns={[
        { key: "month", header: <Trans>Month</Trans>, cell: ({ month }) => month },
        { key: "people", header: <Trans>Signed up</Trans>, cell: ({ people }) => i18n.number(people) },
        {
          key: "applied",
          header: <Trans>Applied within 30 days</Trans>,
          cell: ({ applied, people }) => `${i18n.number(applied)} (${percent(applied, people)})`,
        },
        {
          key: "hired",
          header: <Trans>Hired within 90 days</Trans>,
          cell: ({ hired, people }) => `${i18n.number(hired)} (${percent(hired, people)})`,
        },
      ]}
      definitions={[
        { term: t`Month`, text: t`In which the educator made an account. The last months are not over yet.` },
      ]}
    />
  );
}

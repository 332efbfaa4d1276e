/** From a visit to a hire: how many reached each step, and by brand, area or source. */
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import { type FunnelStep, funnelSteps, peopleSteps, visitSteps } from "../../funnel.ts";
import { ReportCard } from "./report-card.tsx";
import { stepDefinitions, stepLabels } from "./report-labels.ts";

const Bars = lazy(() => import("./charts.tsx").then(({ Bars: bars }) => ({ default: bars })));

type Counts = Record<FunnelStep, number>;
interface Funnel {
  total: Counts;
  groups: { key: string | null; name: string | null; counts: Counts }[];
}

export function FunnelReport({ search }: { search: string }) {
  const { t, i18n } = useLingui();
  const percent = (part: number, whole: number) =>
    whole > 0 ? i18n.number(part / whole, { style: "percent", maximumFractionDigits: 1 }) : "–";
  /** Visits are compared with visits, people with people. */
  const share = (counts: Counts, step: FunnelStep) =>
    percent(counts[step], counts[visitSteps.some((one) => one === step) ? visitSteps[0] : peopleSteps[0]]);
  return (
    <ReportCard<Funnel, { id: string; name: string; counts: Counts }>
      name="funnel"
      search={search}
      title={t`From a visit to a hire`}
      sentence={({ total }) => {
        const [signedUp, hired] = [i18n.number(total.signed_up), i18n.number(total.hired)];
        return t`${signedUp} educators signed up, and ${hired} were hired for the first time.`;
      }}
      chart={({ total }) => (
        <Bars
          values={funnelSteps.map((step) => ({
            label: i18n._(stepLabels[step]),
            value: total[step],
            text: `${i18n.number(total[step])} (${share(total, step)})`,
          }))}
        />
      )}
      rowsOf={({ total, groups }) =>
        funnelSteps.every((step) => total[step] === 0)
          ? []
          : [
              ...groups.map(({ key, name, counts }) => ({
                id: key ?? "rest",
                name: name ?? t`Others`,
                counts,
              })),
              { id: "total", name: t`All`, counts: total },
            ]
      }
      columns={[
        { key: "name", header: <Trans>Name</Trans>, cell: ({ name }) => name },
        ...funnelSteps.map((step) => ({
          key: step,
          header: i18n._(stepLabels[step]),
          cell: ({ counts }: { counts: Counts }) => i18n.number(counts[step]),
        })),
      ]}
      definitions={funnelSteps.map((step) => ({
        term: i18n._(stepLabels[step]),
        text: i18n._(stepDefinitions[step]),
      }))}
    />
  );
}

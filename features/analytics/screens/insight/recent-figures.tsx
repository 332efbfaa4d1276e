/** What happened in the last seven and thirty days, each figure beside the days before. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { type FunnelStep, funnelSteps } from "../../funnel.ts";
import { stepLabels } from "./report-labels.ts";

type Totals = Record<FunnelStep, number>;
const spans = [7, 30] as const;
const hourMs = 3_600_000;

export function RecentFigures() {
  const { t, i18n } = useLingui();
  const today = Math.floor(useNow(hourMs).getTime() / dayMs) * dayMs;
  const query = useQuery<Totals[], ApiError>({
    queryKey: ["insight", "recent", today],
    queryFn: () =>
      Promise.all(spans.flatMap((days) => [totalsOf(today, days), totalsOf(today - days * dayMs, days)])),
  });
  return (
    <section aria-label={t`Lately`}>
      <Stack gap={12}>
        <h2>
          <Trans>Lately</Trans>
        </h2>
        <Loaded query={viewOf(query, query.data && [...funnelSteps])} failure={t`We couldn't count this.`}>
          {(steps) => (
            <DataTable
              caption={t`Lately`}
              columns={[
                { key: "step", header: <Trans>Step</Trans>, cell: ({ id }) => i18n._(stepLabels[id]) },
                ...spans.map((days, index) => ({
                  key: String(days),
                  header: t`${days} days (before)`,
                  cell: ({ id }: { id: FunnelStep }) => {
                    const [now, before] = [query.data![index * 2]!, query.data![index * 2 + 1]!];
                    return `${i18n.number(now[id])} (${i18n.number(before[id])})`;
                  },
                })),
              ]}
              rows={steps.map((id) => ({ id }))}
            />
          )}
        </Loaded>
        <Link to={pages.reports}>
          <Trans>All figures</Trans>
        </Link>
      </Stack>
    </section>
  );
}

/** Of the days that end with this one. */
async function totalsOf(last: number, days: number): Promise<Totals> {
  const text = (time: number) => new Date(time).toISOString().slice(0, 10);
  const search = `from=${text(last - (days - 1) * dayMs)}&until=${text(last)}`;
  return (await call<{ total: Totals }>(`insight/funnel?${search}`)).total;
}

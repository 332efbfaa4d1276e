/** Each goal with its figures, as bars in a table, and the rows behind them. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { applicantPath, employerJobPath, pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { type Column, DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { ProgressBar } from "#platform/web/ui/feedback/progress-bar.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import type { CountedRow } from "../../hiring-hero.ts";
import { metricLabels } from "../../metric-labels.ts";
import { MetAction } from "./goal-action.tsx";
import type { MetricRecord, MetricRows } from "./metric-records.ts";

export function GoalTable({ metrics }: { metrics: MetricRecord[] }) {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState<MetricRecord | null>(null);
  const columns: Column<MetricRecord>[] = [
    {
      key: "goal",
      header: t`Goal`,
      cell: (metric) => (
        <Stack gap={4} align="start">
          <span>{i18n._(metricLabels[metric.metricType])}</span>
          {metric.met && (
            <Pill tone="primary" icon={IconCheck}>
              <Trans>Met</Trans>
            </Pill>
          )}
        </Stack>
      ),
    },
    {
      key: "now",
      header: t`Now`,
      cell: (metric) => <Now metric={metric} onOpen={() => setOpened(metric)} />,
    },
    { key: "target", header: t`Target`, cell: (metric) => <Target metric={metric} /> },
    { key: "action", header: t`What would meet it`, cell: (metric) => <MetAction metric={metric} /> },
  ];
  return (
    <>
      <DataTable caption={t`Goals`} columns={columns} rows={metrics} />
      {opened && <RowsDialog metric={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Now({ metric, onOpen }: { metric: MetricRecord; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { metricType, current, total, percentage } = metric;
  const label = i18n._(metricLabels[metricType]);
  const isHours = metricType === "median_response_hours";
  return (
    <Stack gap={4}>
      <Row gap={8}>
        {isHours ? (
          <Plural value={current} one="# hour" other="# hours" />
        ) : (
          <>
            <strong>{percentage}%</strong>
            <span className="small muted">
              <Trans>
                {current} of {total}
              </Trans>
            </span>
          </>
        )}
      </Row>
      <ProgressBar label={label} percent={Math.min(percentage, 100)} />
      <Button variant="subtle" size="small" onClick={onOpen}>
        <Trans>See what is counted</Trans>
      </Button>
    </Stack>
  );
}

function Target({ metric: { metricType, criteria } }: { metric: MetricRecord }) {
  return metricType === "median_response_hours" ? (
    <Plural value={criteria} one="At most # hour" other="At most # hours" />
  ) : (
    <Trans>At least {criteria}%</Trans>
  );
}

/** The very rows: what is not met comes first. */
function RowsDialog({ metric, onClose }: { metric: MetricRecord; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const query = useQuery({
    queryKey: ["hiring hero rows", metric.id],
    queryFn: () => call<MetricRows>(`metrics/${metric.id}/rows`),
  });
  return (
    <Dialog isOpen size="side" title={i18n._(metricLabels[metric.metricType])} onClose={onClose}>
      <Loaded
        query={{
          data: query.data,
          error: query.error as ApiError | null,
          isLoading: query.isPending,
          isUpdating: false,
          retry: () => void query.refetch(),
        }}
        failure={t`We couldn't load the rows.`}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className="muted">
              <Trans>Nothing to count in this time.</Trans>
            </p>
          ) : (
            <Stack gap={12}>
              {total > rows.length && (
                <p className="small muted">
                  <Trans>
                    The first {rows.length} of {total}
                  </Trans>
                </p>
              )}
              <Stack as="ul" gap={12}>
                {rows.map((row) => (
                  <Counted key={`${row.kind}:${row.id}:${row.at}`} row={row} />
                ))}
              </Stack>
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function pathOf({ kind, id, slug }: CountedRow): string {
  switch (kind) {
    case "application":
      return applicantPath(id);
    case "conversation":
      return `${pages.employerMessages}?conversation=${id}`;
    case "interview":
      return pages.employerInterviews;
    case "job":
      return employerJobPath(slug);
  }
}

function Counted({ row }: { row: CountedRow }) {
  return (
    <Row as="li" gap={12} justify="between" align="start">
      <Stack gap={2}>
        <Link to={pathOf(row)}>{row.name}</Link>
        <span className="small muted">
          <TimeText at={row.at} absolute />
          {row.answeredAt && (
            <>
              {" · "}
              <Trans>
                answered <TimeText at={row.answeredAt} absolute />
              </Trans>
            </>
          )}
        </span>
      </Stack>
      <Pill tone={row.met ? "primary" : "warning"}>
        {row.met ? <Trans>Counts</Trans> : <Trans>Missing</Trans>}
      </Pill>
    </Row>
  );
}

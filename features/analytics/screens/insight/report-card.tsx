/** One report: what it says in a sentence, its chart, its table, its file, and what its figures count. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import IconDownload from "~icons/tabler/download";

import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { saveFile } from "#platform/web/api-client/save-file.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { type Column, DataTable } from "#platform/web/ui/data/data-table.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./insight.module.css";

interface ReportCardProps<Answer, Row extends { id: string }> {
  /** Of the API: `insight/{name}`. */
  name: string;
  /** What is asked for, as the API takes it. */
  search: string;
  title: string;
  /** Says what can be seen, from the answer. */
  sentence: (answer: Answer) => string;
  chart: (answer: Answer) => React.ReactNode;
  rowsOf: (answer: Answer) => Row[];
  columns: Column<Row>[];
  /** What each figure counts. */
  definitions: { term: string; text: string }[];
}

export function ReportCard<Answer, Row extends { id: string }>(props: ReportCardProps<Answer, Row>) {
  const { name, search, title, sentence, chart, rowsOf, columns, definitions } = props;
  const { t } = useLingui();
  const query = useQuery<Answer, ApiError>({
    queryKey: ["insight", name, search],
    queryFn: () => call<Answer>(`insight/${name}?${search}`),
    placeholderData: (before) => before,
  });
  const save = useWrite(() => saveFile(`insight/${name}.csv?${search}`, `${name}.csv`));
  const rows = query.data === undefined ? undefined : rowsOf(query.data);
  return (
    <section aria-label={title} className={classes.card}>
      <Stack gap={16}>
        <h2>{title}</h2>
        <Loaded
          query={viewOf(query, rows)}
          failure={t`We couldn't count this.`}
          empty={<EmptyState plain title={t`No data between these days.`} />}
        >
          {(all) => (
            <Stack gap={16}>
              <p>{sentence(query.data!)}</p>
              <div aria-hidden="true">{chart(query.data!)}</div>
              <details>
                <summary>
                  <Trans>As a table</Trans>
                </summary>
                <DataTable caption={title} columns={columns} rows={all} />
              </details>
            </Stack>
          )}
        </Loaded>
        <details>
          <summary>
            <Trans>What the figures count</Trans>
          </summary>
          <dl className={classes.definitions}>
            {definitions.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
        <Cluster gap={12}>
          <BusyButton
            variant="outline"
            leftSection={<IconDownload size={18} />}
            isBusy={save.isRunning}
            onClick={() => void save.run().catch((error: Error) => toast(error.message, { tone: "error" }))}
          >
            <Trans>Save as CSV</Trans>
          </BusyButton>
        </Cluster>
      </Stack>
    </section>
  );
}

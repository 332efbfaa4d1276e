/** What a change of many rows would do, how far it is, or what it did. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import type { WireResource } from "#platform/web/api-client/document.ts";
import { DataTable } from "#platform/web/ui/data/data-table.tsx";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { ProgressBar } from "#platform/web/ui/feedback/progress-bar.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

/** In these it changes by itself. */
export const isUnderway = (state: unknown): boolean =>
  state === "waiting" || state === "running" || state === "undoing";

interface ImportedRow {
  isNew: boolean;
  before: { name?: string; address?: string; zip?: string } | null;
  after: { name?: string; address?: string; zip?: string } | null;
}

interface Summary {
  problem?: string;
  rows?: Record<string, number>;
  kept?: number;
  notices?: string[];
  changes?: ImportedRow[];
  [count: string]: unknown;
}

const counts: Record<string, MessageDescriptor> = {
  new: msg`New programs`,
  changed: msg`Programs that change`,
  unchanged: msg`Programs that stay as they are`,
  claimed: msg`Left as their owners keep them`,
  broken: msg`Lines that can't be read`,
  unknownZips: msg`With an unknown ZIP`,
  withoutCapacity: msg`Without capacity`,
  decidedMeanwhile: msg`Decided by somebody else meanwhile`,
};

const states: Record<string, MessageDescriptor> = {
  waiting: msg`Reading what it would change. Nothing is changed yet.`,
  previewed: msg`This is what it would change. Nothing is changed yet.`,
  running: msg`It is under way.`,
  done: msg`It is done. It can be taken back for 30 days.`,
  failed: msg`It failed; nothing was changed.`,
  undoing: msg`It is being taken back.`,
  undone: msg`It was taken back.`,
};

export function BulkChangeSummary({ attributes = {} }: Pick<WireResource, "attributes">) {
  const { t, i18n } = useLingui();
  const { done, total } = attributes as { done: number; total: number };
  const state = String(attributes["state"]);
  const summary = (attributes["summary"] ?? {}) as Summary;
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  const numbers = Object.entries(counts).flatMap(([name, label]) =>
    typeof summary[name] === "number" ? [{ label: i18n._(label), value: String(summary[name]) }] : [],
  );
  return (
    <Stack gap={20}>
      <p role="status">{states[state] && i18n._(states[state])}</p>
      {isUnderway(state) && <ProgressBar label={t`Done so far`} percent={percent} />}
      {summary.problem && <p role="alert">{summary.problem}</p>}
      {(summary.kept ?? 0) > 0 && (
        <p>
          <Plural
            value={summary.kept!}
            one="# entry was left as it is, because somebody changed it since."
            other="# entries were left as they are, because somebody changed them since."
          />
        </p>
      )}
      {numbers.length > 0 && <DescriptionList shape="columns" items={numbers} />}
      {summary.rows && <RowCounts rows={summary.rows} />}
      {summary.changes && summary.changes.length > 0 && <ImportedRows rows={summary.changes} />}
      {summary.notices && summary.notices.length > 0 && (
        <details>
          <summary>
            <Trans>Notes about single lines</Trans>
          </summary>
          <ul lang="en">
            {summary.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

/** How many rows of which tables. */
export function RowCounts({ rows }: { rows: Record<string, number> }) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Entries that were changed`}
      columns={[
        { key: "table", header: <Trans>Kind</Trans>, cell: ({ id }) => id.replaceAll("_", " ") },
        { key: "count", header: <Trans>Count</Trans>, cell: ({ count }) => count },
      ]}
      rows={Object.entries(rows).map(([id, count]) => ({ id, count }))}
    />
  );
}

function ImportedRows({ rows }: { rows: ImportedRow[] }) {
  const { t } = useLingui();
  const text = (row: ImportedRow["before"]) =>
    row ? [row.name, row.address, row.zip].filter(Boolean).join(", ") : "";
  return (
    <DataTable
      caption={t`The first programs that come or change`}
      columns={[
        {
          key: "before",
          header: <Trans>Before</Trans>,
          cell: (row) => text(row.before) || <Trans>New</Trans>,
        },
        { key: "after", header: <Trans>After</Trans>, cell: (row) => text({ ...row.before, ...row.after }) },
      ]}
      rows={rows.map((row, index) => ({ ...row, id: String(index) }))}
    />
  );
}

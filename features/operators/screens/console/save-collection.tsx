/** All rows of a list, as it is filtered and sorted, as a file for a spreadsheet. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import IconDownload from "~icons/tabler/download";

import { call } from "#platform/web/api-client/api.ts";
import { collectionPath, type CollectionOptions } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { saveBlob } from "#platform/web/api-client/save-file.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import type { ConsoleCollection } from "./console-collections.ts";

const pageSize = 100;
/** More are asked for with a filter. */
const maxRows = 10_000;

interface SaveCollectionProps {
  collection: ConsoleCollection;
  /** As the list is shown. */
  options: CollectionOptions;
  total: number;
}

export function SaveCollection({ collection, options, total }: SaveCollectionProps) {
  const { t } = useLingui();
  const [done, setDone] = useState<number | null>(null);
  const { type, attributes } = collection;
  const save = useWrite(async () => {
    const rows = await readAll({ type, options, onProgress: setDone });
    const names = Object.keys(attributes);
    // A library of its own chunk, as few save a list.
    const { stringify } = await import("csv-stringify/browser/esm/sync");
    const csv = stringify(
      rows.map(({ id, attributes: values = {} }) => [id, ...names.map((name) => cell(values[name]))]),
      {
        header: true,
        columns: ["id", ...names],
        bom: true,
        escape_formulas: true,
        record_delimiter: "windows",
      },
    );
    saveBlob(new Blob([csv], { type: "text/csv" }), `${type}.csv`);
    if (total > maxRows) toast(t`The first ${maxRows} were saved. Filter the list to save others.`);
  });
  const run = () =>
    save
      .run()
      .catch((error: Error) => toast(error.message, { tone: "error" }))
      .finally(() => setDone(null));
  if (total === 0) return null;
  return (
    <BusyButton
      variant="outline"
      leftSection={<IconDownload size={18} />}
      isBusy={save.isRunning}
      onClick={() => void run()}
    >
      {done === null ? (
        <Trans>Save as CSV</Trans>
      ) : (
        <Trans>
          {done} of {total}
        </Trans>
      )}
    </BusyButton>
  );
}

interface Reading {
  type: string;
  options: CollectionOptions;
  onProgress: (done: number) => void;
}

async function readAll({ type, options, onProgress }: Reading): Promise<WireResource[]> {
  const rows: WireResource[] = [];
  for (let page = 1; rows.length < maxRows; page += 1) {
    const answer = await call(collectionPath({ type }, { ...options, page, size: pageSize }));
    const found = answer.data as WireResource[];
    rows.push(...found);
    onProgress(rows.length);
    if (found.length < pageSize) break;
  }
  return rows;
}

const cell = (value: unknown) =>
  value === null || value === undefined
    ? ""
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** The rows of a collection in the order in which people meet them, to be moved. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";

import { consoleDataPath } from "#features/paths.ts";
import { movedPositions } from "#platform/shared/moved-positions.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { OrderedList } from "#platform/web/ui/data/ordered-list.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { type ConsoleCollection, rowName } from "./console-collections.ts";

/** The attribute that holds the place of a row, where operators may change it. */
export const placeAttribute = ({ change, sorts }: ConsoleCollection): string | undefined =>
  ["order", "position"].find((name) => Object.hasOwn(change, name) && sorts.includes(name));

const maxRows = 100;

interface OrderRowsProps {
  collection: ConsoleCollection;
  place: string;
  filter: Record<string, string>;
}

export function OrderRows({ collection: { path, type }, place, filter }: OrderRowsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useDocument(collectionPath({ type }, { at: path, filter, sort: place, size: maxRows }));
  const rows = query.data?.data as WireResource[] | undefined;
  const total = query.data?.meta?.page?.total ?? 0;
  const save = useWrite(async (from: number, to: number) => {
    const places = rows!.map(({ id, attributes }) => ({ id, position: Number(attributes?.[place]) }));
    try {
      for (const { id, position } of movedPositions(places, from, to))
        await call(`${path}/${id}`, {
          method: "PATCH",
          body: { data: { type, id, attributes: { [place]: position } } },
        });
    } finally {
      await refetchType(client, type);
    }
  });
  const move = (from: number, to: number) =>
    void save.run(from, to).catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <Loaded
      query={viewOf(query, rows)}
      failure={t`We couldn't load this list.`}
      empty={
        <p className="muted">
          <Trans>Nothing here under these filters.</Trans>
        </p>
      }
    >
      {(all) => (
        <Stack gap={12}>
          {total > maxRows && (
            <p className="muted">
              <Trans>These are the first {maxRows}. Filter the list to move the others.</Trans>
            </p>
          )}
          <OrderedList items={all} nameOf={rowName} onMove={move} isBusy={save.isRunning}>
            {(row) => (
              <Link to={consoleDataPath(`${path}/${row.id}`)} draggable={false}>
                {rowName(row)}
              </Link>
            )}
          </OrderedList>
        </Stack>
      )}
    </Loaded>
  );
}

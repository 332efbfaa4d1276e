/** One row in the console: what it is, what of it may be changed, and who changed it before. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

import { consoleDataPath } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { attributeLabel } from "./attribute-labels/attribute-label.ts";
import { type ConsoleCollection, nameOfType, rowName } from "./console-collections.ts";
import { BulkChangeSummary, isUnderway } from "./bulk-change-summary.tsx";
import { RecordActions } from "./record-actions.tsx";
import { useRecordExtensions } from "./record-extensions.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordHistory } from "./record-history.tsx";
import { ValueText } from "./value-text.tsx";

interface RecordPageProps {
  collection: ConsoleCollection;
  collections: ConsoleCollection[];
  id: string;
}

/** While something goes on by itself. */
const refetchIntervalMs = 1_500;

export function RecordPage({ collection, collections, id }: RecordPageProps) {
  const { t } = useLingui();
  const [isMoving, setMoving] = useState(false);
  const query = useDocument(`${collection.path}/${encodeURIComponent(id)}`, {
    ...(isMoving ? { refetchIntervalMs } : {}),
  });
  const state = query.data && (query.data.data as WireResource).attributes?.["state"];
  if (isUnderway(state) !== isMoving && collection.type === "bulk_changes") setMoving(!isMoving);
  return (
    <Loaded
      query={viewOf(query, query.data && (query.data.data as WireResource))}
      failure={t`We couldn't load this.`}
    >
      {(row) => (
        <OpenRecord
          collection={collection}
          collections={collections}
          row={row}
          etag={query.data?.etag}
          onChanged={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}

interface OpenRecordProps extends Omit<RecordPageProps, "id"> {
  row: WireResource;
  etag: string | undefined;
  onChanged: () => void;
}

function OpenRecord({ collection, collections, row, etag, onChanged }: OpenRecordProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { path, type, attributes, belongsTo, change, canDelete } = collection;
  const mayChange = Object.keys(change).length > 0;
  const { Part } = useRecordExtensions(type);
  const readOnly = Object.keys(attributes).filter((name) => !Object.hasOwn(change, name));
  const label = nameOfType[type] ? i18n._(nameOfType[type]) : type;
  const save = async (changed: Record<string, unknown>) => {
    await call(`${path}/${row.id}`, {
      method: "PATCH",
      body: { data: { type, id: row.id, attributes: changed } },
      ...(etag ? { ifMatch: etag } : {}),
    });
    void refetchType(client, type);
    toast(t`Saved`);
    onChanged();
  };
  return (
    <Page
      title={rowName(row)}
      width="wide"
      lead={<Link to={consoleDataPath(path)}>{label}</Link>}
      actions={canDelete && <DeleteButton collection={collection} row={row} />}
    >
      <Stack gap={32}>
        <RecordActions collection={collection} row={row} onDone={onChanged} />
        {type === "bulk_changes" && <BulkChangeSummary attributes={row.attributes} />}
        <DescriptionList
          shape="columns"
          items={[
            ...Object.entries(belongsTo).map(([name, at]) => ({
              label: attributeLabel(i18n, name),
              value: <Related id={relatedId(row, name)} path={at} />,
            })),
            ...readOnly
              .filter((name) => name !== "summary")
              .map((name) => ({
                label: attributeLabel(i18n, name),
                value: <ValueText schema={attributes[name]!} value={row.attributes?.[name]} />,
              })),
            { label: t`Id`, value: row.id },
          ]}
        />
        {mayChange && (
          <section aria-label={t`Change`}>
            <h2>
              <Trans>Change</Trans>
            </h2>
            <RecordForm
              type={type}
              // A row that was saved or changed elsewhere begins anew.
              key={etag ?? row.id}
              properties={change}
              belongsTo={belongsTo}
              collections={collections}
              initial={valuesOf(row, Object.keys(change))}
              owners={valuesOf(row, Object.keys(belongsTo))}
              submit={t`Save`}
              save={save}
            />
          </section>
        )}
        {Part && <Part key={etag} row={row} onChanged={onChanged} />}
        <Belonging collection={collection} collections={collections} row={row} />
        <RecordHistory type={type} id={row.id} />
      </Stack>
    </Page>
  );
}

const valuesOf = (row: WireResource, names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      row.attributes?.[name] ?? (name.endsWith("Id") ? relatedId(row, name) : null),
    ]),
  );

/** `brandId` → the id in the relationship `brand`. */
function relatedId({ relationships }: WireResource, name: string): string | null {
  const key = name.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const data = relationships?.[key]?.data;
  return data && !Array.isArray(data) ? data.id : null;
}

function Related({ id, path }: { id: string | null; path: string | null }) {
  const query = useDocument(id && path ? `${path}/${id}` : null);
  if (!id) return <span className="muted">–</span>;
  const row = query.data && (query.data.data as WireResource);
  return path ? (
    <Link to={consoleDataPath(`${path}/${id}`)}>{row ? rowName(row) : id.slice(-8)}</Link>
  ) : (
    <>{id}</>
  );
}

type BelongingProps = Pick<OpenRecordProps, "collection" | "collections" | "row">;

/** The lists in which rows that belong to this one are found. */
function Belonging({ collection, collections, row: { id, attributes } }: BelongingProps) {
  const { t, i18n } = useLingui();
  const lists = collections.flatMap(({ path, type, belongsTo, filters }) =>
    Object.entries(belongsTo).flatMap(([name, at]) =>
      at === collection.path && Object.hasOwn(filters, name) ? [{ path, type, name }] : [],
    ),
  );
  const email = collection.type === "account" ? attributes?.["email"] : undefined;
  const mails = email ? collections.find(({ type }) => type === "sent_mails") : undefined;
  if (lists.length === 0 && !mails) return null;
  return (
    <section aria-label={t`Belonging to it`}>
      <h2>
        <Trans>Belonging to it</Trans>
      </h2>
      <Cluster as="ul" gap={12}>
        {lists.map(({ path, type, name }) => (
          <li key={`${path} ${name}`}>
            <Link to={`${consoleDataPath(path)}?${name}=${id}`}>
              {nameOfType[type] ? i18n._(nameOfType[type]) : type}
            </Link>
          </li>
        ))}
        {mails && (
          <li>
            <Link to={`${consoleDataPath(mails.path)}?to=${encodeURIComponent(String(email))}`}>
              <Trans>Sent mails</Trans>
            </Link>
          </li>
        )}
      </Cluster>
    </section>
  );
}

function DeleteButton({ collection: { path }, row }: Pick<OpenRecordProps, "collection" | "row">) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite(async () => {
    await call(`${path}/${row.id}`, { method: "DELETE" });
    // Only lists: its own page would ask for it once more.
    void client.invalidateQueries({
      queryKey: ["api"],
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith(`${path}?`),
    });
    await navigate(consoleDataPath(path));
  });
  const run = () => remove.run().catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Delete ${rowName(row)}?`}
        cancelLabel={t`Keep`}
        confirm={t`Delete`}
        isBusy={remove.isRunning}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        <Trans>It can't be taken back.</Trans>
      </ConfirmDialog>
    </>
  );
}

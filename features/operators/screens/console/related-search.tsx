/** Rows of a collection that is too long to list, chosen by searching for them: one, or several. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import IconX from "~icons/tabler/x";

import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Field, type FieldProps } from "#platform/web/ui/form/field.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { type ConsoleCollection, rowName } from "./console-collections.ts";

interface RelatedSearchProps extends FieldProps {
  collection: ConsoleCollection;
  /** The field holds a list of ids. */
  isList: boolean;
}

export function RelatedSearch({ collection, isList, ...shared }: RelatedSearchProps) {
  return (
    <Field {...shared} kind="group">
      {(_control, value: string | string[] | null, change) => {
        const ids = Array.isArray(value) ? value : value ? [value] : [];
        const set = (next: string[]) => change(isList ? next : (next.at(-1) ?? ""));
        return (
          <Stack gap={8}>
            <Chosen
              collection={collection}
              ids={ids}
              onRemove={(id) => set(ids.filter((one) => one !== id))}
            />
            <Found collection={collection} chosen={ids} onAdd={(id) => set(isList ? [...ids, id] : [id])} />
          </Stack>
        );
      }}
    </Field>
  );
}

interface ChosenProps {
  collection: ConsoleCollection;
  ids: string[];
  onRemove: (id: string) => void;
}

function Chosen({ collection: { path }, ids, onRemove }: ChosenProps) {
  const { t } = useLingui();
  const rows = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["console choice", path, id],
      queryFn: async () => (await call(`${path}/${id}`)).data as WireResource,
    })),
  });
  if (ids.length === 0) return null;
  return (
    <Cluster as="ul" gap={8}>
      {ids.map((id, index) => {
        const row = rows[index]?.data;
        const name = row ? rowName(row) : id.slice(-8);
        return (
          <Row as="li" key={id} gap={4}>
            <span>{name}</span>
            <IconButton label={t`Remove ${name}`} icon={IconX} onClick={() => onRemove(id)} />
          </Row>
        );
      })}
    </Cluster>
  );
}

interface FoundProps {
  collection: ConsoleCollection;
  chosen: string[];
  onAdd: (id: string) => void;
}

const maxFound = 5;
const minLetters = 2;

function Found({ collection: { path, type }, chosen, onAdd }: FoundProps) {
  const { t } = useLingui();
  const [q, setQ] = useState("");
  const query = useDocument(
    q.trim().length < minLetters
      ? null
      : collectionPath({ type }, { at: path, filter: { q }, size: maxFound }),
  );
  const rows = ((query.data?.data as WireResource[] | undefined) ?? []).filter(
    ({ id }) => !chosen.includes(id),
  );
  return (
    <Stack gap={8}>
      <SearchField label={t`Search`} value={q} onSearch={setQ} />
      <Cluster as="ul" gap={8} role="group" aria-label={t`Found`}>
        {rows.map((row) => (
          <li key={row.id}>
            <Button variant="outline" onClick={() => (onAdd(row.id), setQ(""))}>
              <Trans>Add {rowName(row)}</Trans>
            </Button>
          </li>
        ))}
      </Cluster>
      {query.data && rows.length === 0 && (
        <p role="status" className="small muted">
          <Trans>Nothing found.</Trans>
        </p>
      )}
    </Stack>
  );
}

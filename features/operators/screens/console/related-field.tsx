/** Another row, or several, chosen by name; by ids where there are too many to list. */
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { call } from "#platform/web/api-client/api.ts";
import type { ApiError } from "#platform/web/api-client/api-error.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { ComboboxField, MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { type ConsoleCollection, rowName } from "./console-collections.ts";
import { RelatedSearch } from "./related-search.tsx";

interface RelatedFieldProps {
  name: string;
  label: string;
  optional: boolean;
  collection: ConsoleCollection;
  /** Whether it holds several ids. */
  isList?: boolean;
}

const pageSize = 100;
const maxPages = 5;

export function RelatedField({ collection, isList = false, ...shared }: RelatedFieldProps) {
  const { t } = useLingui();
  const { path, type } = collection;
  const query = useQuery<WireResource[] | null, ApiError>({
    queryKey: ["console choices", path],
    queryFn: () => readChoices(path, type),
  });
  if (query.isPending) return <Field {...shared}>{() => <SkeletonRows count={1} />}</Field>;
  if (!query.data)
    return collection.filters["q"] ? (
      <RelatedSearch {...shared} collection={collection} isList={isList} />
    ) : // A list cannot be typed: what it holds stays.
    isList ? null : (
      <TextField {...shared} hint={t`Its id`} />
    );
  const options = query.data.map((row) => ({ value: row.id, label: rowName(row) }));
  return isList ? (
    <MultiComboboxField {...shared} options={options} />
  ) : (
    <ComboboxField {...shared} options={options} />
  );
}

/** Null where there are more. */
async function readChoices(path: string, type: string): Promise<WireResource[] | null> {
  const rows: WireResource[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await call(collectionPath({ type }, { at: path, page, size: pageSize }));
    const found = answer.data as WireResource[];
    rows.push(...found);
    if (found.length < pageSize) return rows;
  }
  return null;
}

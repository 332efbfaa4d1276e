/** A collection in the console: searched, filtered and sorted in the URL, each row leading to its own page. */
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { consoleDataPath } from "#features/paths.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { viewOf } from "#platform/web/data/query-view.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { type Column, DataTable } from "#platform/web/ui/data/data-table.tsx";
import { Pagination } from "#platform/web/ui/data/pagination.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { NoMatch } from "#platform/web/ui/feedback/no-match-empty-state.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { SearchField } from "#platform/web/ui/form/search-field.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { attributeLabel } from "./attribute-labels/attribute-label.ts";
import { type ConsoleCollection, nameOfType, rowName } from "./console-collections.ts";
import { ColumnChoice, useColumns } from "./column-choice.tsx";
import { ImportRoster } from "./import-roster.tsx";
import { InviteOperator } from "./invite-operator.tsx";
import { fieldType } from "./field-kinds.ts";
import { OrderRows, placeAttribute } from "./order-rows.tsx";
import { SaveCollection } from "./save-collection.tsx";
import { ValueText } from "./value-text.tsx";

const pageSize = 25;
/** Further ones are folded. */
const maxFilters = 4;

/** What a collection offers besides its rows, by type. */
const own: Record<string, React.ReactNode> = {
  account: <InviteOperator />,
  bulk_changes: <ImportRoster />,
};

export function CollectionPage({ collection }: { collection: ConsoleCollection }) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useSearch();
  const { path, type, filters, sorts, defaultSort } = collection;
  const chosen = Object.fromEntries(
    Object.keys(filters).flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  );
  const sort = search["sort"] ?? defaultSort ?? undefined;
  const options = { at: path, filter: chosen, ...(sort ? { sort } : {}) };
  const query = useDocument(
    collectionPath({ type }, { ...options, page: Number(search["page"]) || 1, size: pageSize }),
  );
  const rows = query.data && (query.data.data as WireResource[]);
  const total = query.data?.meta?.page?.total ?? 0;
  const label = nameOfType[type] ? i18n._(nameOfType[type]) : type;
  const choices = choicesOf(collection);
  // What a link asked for and no field shows.
  const hidden = Object.keys(chosen).filter(
    (name) => name !== "q" && !choices.some((choice) => choice.name === name),
  );
  const place = placeAttribute(collection);
  const columns = useColumns(collection);
  const isOrdering = search["ordering"] === "true";
  const clear = () => setSearch(Object.fromEntries(Object.keys(filters).map((name) => [name, null])));
  return (
    <Page
      title={label}
      width="wide"
      actions={
        collection.create ? (
          <Button as={Link} to={consoleDataPath(`${path}/new`)}>
            <Trans>Create</Trans>
          </Button>
        ) : (
          own[type]
        )
      }
    >
      <Stack gap={20}>
        <Cluster gap={16} align="end">
          {filters["q"] && (
            <SearchField label={t`Search`} value={search["q"] ?? ""} onSearch={(q) => setSearch({ q })} />
          )}
          {choices.slice(0, maxFilters).map((choice) => (
            <ChoiceFilter key={choice.name} {...choice} value={search[choice.name]} onChange={setSearch} />
          ))}
        </Cluster>
        {hidden.length > 0 && (
          <Cluster gap={12}>
            <p className="muted">
              <Trans>Only some of them are shown.</Trans>
            </p>
            <Button
              variant="subtle"
              onClick={() => setSearch(Object.fromEntries(hidden.map((name) => [name, null])))}
            >
              <Trans>Show all of them</Trans>
            </Button>
          </Cluster>
        )}
        {choices.length > maxFilters && (
          <details open={choices.slice(maxFilters).some(({ name }) => search[name])}>
            <summary>
              <Trans>More filters</Trans>
            </summary>
            <Cluster gap={16} align="end">
              {choices.slice(maxFilters).map((choice) => (
                <ChoiceFilter
                  key={choice.name}
                  {...choice}
                  value={search[choice.name]}
                  onChange={setSearch}
                />
              ))}
            </Cluster>
          </details>
        )}
        {isOrdering && place ? (
          <OrderRows collection={collection} place={place} filter={chosen} />
        ) : (
          <Loaded
            query={viewOf(query, rows)}
            failure={t`We couldn't load this list.`}
            empty={
              Object.keys(chosen).length > 0 ? (
                <NoMatch plain title={t`Nothing here under these filters.`} onClear={clear} />
              ) : (
                <EmptyState plain title={t`Nothing here yet.`} />
              )
            }
          >
            {(all) => (
              <DataTable
                caption={label}
                columns={columnsOf(collection, columns.shown, i18n)}
                rows={all}
                {...(sort ? { sort } : {})}
                {...(sorts.length > 0 ? { onSort: (next: string) => setSearch({ sort: next }) } : {})}
              />
            )}
          </Loaded>
        )}
        {/* With the rows: their height is not known before. */}
        {rows && (
          <Cluster gap={12}>
            <ColumnChoice {...columns} />
            <SaveCollection collection={collection} options={options} total={total} />
            {place && (
              <Button variant="outline" onClick={() => setSearch({ ordering: isOrdering ? null : "true" })}>
                {isOrdering ? <Trans>Back to the list</Trans> : <Trans>Change the order</Trans>}
              </Button>
            )}
          </Cluster>
        )}
        {!isOrdering && <Pagination page={Number(search["page"]) || 1} pages={Math.ceil(total / pageSize)} />}
      </Stack>
    </Page>
  );
}

interface ChoiceFilterProps {
  name: string;
  options: readonly string[];
  value: string | undefined;
  onChange: (change: Record<string, string>) => void;
}

function ChoiceFilter({ name, options, value = "", onChange }: ChoiceFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <label>
      <span className={field.label}>{attributeLabel(i18n, name)}</span>
      <select
        className={`${field.input} ${field.select}`}
        value={value}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      >
        <option value="">{t`All`}</option>
        {options.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

/** Filters with a closed set of values; by state first, which is what work is sorted by. */
function choicesOf({ filters }: ConsoleCollection) {
  const isState = (name: string) => /(state|status)$/i.test(name);
  const all = Object.entries(filters).flatMap(([name, schema]) => {
    const items = schema["items"];
    const { field: kind } = fieldType(items && typeof items === "object" ? (items as typeof schema) : schema);
    if (kind.kind === "choice") return [{ name, options: kind.options }];
    return kind.kind === "switch" ? [{ name, options: ["true", "false"] }] : [];
  });
  return [...all.filter(({ name }) => isState(name)), ...all.filter(({ name }) => !isState(name))];
}

/** Its name, then the chosen ones. */
function columnsOf(collection: ConsoleCollection, shown: string[], i18n: I18n): Column<WireResource>[] {
  const { path, attributes, sorts } = collection;
  return [
    {
      key: "row",
      header: <Trans>Name</Trans>,
      cell: (row) => <Link to={consoleDataPath(`${path}/${row.id}`)}>{rowName(row)}</Link>,
    },
    ...shown.map((name) => ({
      key: name,
      header: attributeLabel(i18n, name),
      cell: (row: WireResource) => <ValueText schema={attributes[name]!} value={row.attributes?.[name]} />,
      ...(sorts.includes(name) ? { sort: name } : {}),
    })),
  ];
}

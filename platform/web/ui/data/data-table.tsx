/** A real table with caption, sortable headers and row selection; below 768 px every row becomes a card. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

import classes from "./data-table.module.css";

export interface Column<T> {
  key: string;
  header: React.ReactNode;
  /** The first column is the link to the item. */
  cell: (row: T) => React.ReactNode;
  /** The API's sort name; makes the header a button. */
  sort?: string;
  isNumber?: boolean;
}

interface DataTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** "-createdAt" for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection<T>;
}

interface Selection<T> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
  /** The checkbox is called "Select {name}". */
  name: (row: T) => string;
}

export function DataTable<T extends { id: string }>({
  caption,
  columns,
  rows,
  sort,
  onSort,
  selection,
}: DataTableProps<T>) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classes.check}>
              <SelectPage rows={rows} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <Header key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-selected={selection?.chosen.has(row.id) || undefined}>
            {selection && (
              <td className={classes.check}>
                <SelectRow row={row} selection={selection} />
              </td>
            )}
            {columns.map(({ key, header, cell, isNumber }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={isNumber ? "number" : undefined}>
                  <span className={classes.name} aria-hidden="true">
                    {header}
                  </span>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Header<T>({
  column,
  sort,
  onSort,
}: {
  column: Column<T>;
  sort?: string;
  onSort?: (sort: string) => void;
}) {
  const isUp = column.sort !== undefined && sort === column.sort;
  const isDown = column.sort !== undefined && sort === `-${column.sort}`;
  const state = isUp ? "ascending" : isDown ? "descending" : undefined;
  return (
    <th scope="col" aria-sort={state} className={column.isNumber ? "number" : undefined}>
      {column.sort && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort(isUp ? `-${column.sort}` : column.sort!)}
        >
          {column.header}
          {isUp && <IconArrowUp size={16} />}
          {isDown && <IconArrowDown size={16} />}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function SelectRow<T extends { id: string }>({ row, selection }: { row: T; selection: Selection<T> }) {
  const { t } = useLingui();
  const { chosen, onChange, name } = selection;
  const toggle = () =>
    onChange(new Set(chosen.has(row.id) ? [...chosen].filter((id) => id !== row.id) : [...chosen, row.id]));
  return (
    <input
      type="checkbox"
      aria-label={t`Select ${name(row)}`}
      checked={chosen.has(row.id)}
      onChange={toggle}
    />
  );
}

function SelectPage<T extends { id: string }>({
  rows,
  selection,
}: {
  rows: readonly T[];
  selection: Selection<T>;
}) {
  const { t } = useLingui();
  const page = rows.map(({ id }) => id);
  const isAll = page.length > 0 && page.every((id) => selection.chosen.has(id));
  const others = [...selection.chosen].filter((id) => !page.includes(id));
  const toggle = () => selection.onChange(new Set(isAll ? others : [...others, ...page]));
  return <input type="checkbox" aria-label={t`Select this page`} checked={isAll} onChange={toggle} />;
}

interface SelectionStripProps {
  count: number;
  total: number;
  /** Available when the whole page is selected and there are more rows. */
  onSelectAll?: () => void;
  onClear: () => void;
  /** Actions for the selected rows. */
  children: React.ReactNode;
}

/** "20 selected. Select all 128", and their actions. */
export const SelectionStrip = ({ count, total, onSelectAll, onClear, children }: SelectionStripProps) =>
  count > 0 && (
    <Cluster gap={[8, 16]} surface="card" className={classes.strip} data-selection>
      <span role="status">
        <Plural value={count} one="# selected." other="# selected." />
      </span>
      {onSelectAll && count < total && (
        <button type="button" className={classes.sort} onClick={onSelectAll}>
          <Trans>Select all {total}</Trans>
        </button>
      )}
      {children}
      <button type="button" className={classes.sort} onClick={onClear}>
        <Trans>Clear selection</Trans>
      </button>
    </Cluster>
  );

/** A row of the comparison, tagged where some meet what is required and others do not, and the groups of rows. */
import { Trans } from "@lingui/react/macro";

import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./compare.module.css";

interface CompareRowProps {
  label: string;
  /** What the job requires. */
  hint?: React.ReactNode;
  /** Pay, start and distance differ with everybody: that alone is no mark. */
  decides: boolean;
  /** Names in the order of the cells; on a phone each cell shows its name. */
  names: readonly string[];
  cells: readonly React.ReactNode[];
}

export const CompareRow = ({ label, hint, decides, names, cells }: CompareRowProps) => (
  <tr data-differs={decides || undefined}>
    <th scope="row">
      <Cluster as="span" gap={[4, 8]}>
        {label}
        {decides && (
          <Pill tone="warning">
            <Trans>Differs</Trans>
          </Pill>
        )}
      </Cluster>
      <span className={`${classes.hint} small muted`}>{hint}</span>
    </th>
    {cells.map((cell, index) => (
      <td key={index}>
        <span className={`${classes.whose} muted`} aria-hidden="true">
          {names[index]}
        </span>
        {cell}
      </td>
    ))}
  </tr>
);

interface CompareGroupProps {
  title: string;
  /** The number of applicants; a wider heading would create an empty column. */
  people: number;
  rows: readonly React.ReactNode[];
}

export const CompareGroup = ({ title, people, rows }: CompareGroupProps) =>
  rows.length > 0 && (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={people + 1} className={classes.group}>
          {title}
        </th>
      </tr>
      {rows}
    </tbody>
  );

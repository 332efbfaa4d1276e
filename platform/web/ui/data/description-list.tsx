/** Labels and their values: below each other with a line between, or side by side where there is room. */
import classes from "./description-list.module.css";

export interface Description {
  label: React.ReactNode;
  /** Rows without one are left out. */
  value: React.ReactNode;
  /** A link or a button at the end of the row. */
  action?: React.ReactNode;
  /** Of the row, where an error leads to it. */
  id?: string;
  /** What is wrong with the value. */
  error?: string | undefined;
}

interface DescriptionListProps {
  items: readonly Description[];
  /** "rows": one per line; "columns": as many beside each other as fit. */
  shape?: "rows" | "columns";
}

export function DescriptionList({ items, shape = "rows" }: DescriptionListProps) {
  const filled = items.filter(({ value }) => !isEmpty(value));
  if (filled.length === 0) return null;
  return (
    <dl className={classes.list} data-shape={shape}>
      {filled.map(({ label, value, action, id, error }, index) => (
        <div key={index} {...(id && { id, tabIndex: -1 })} data-wrong={!!error || undefined}>
          <dt>{label}</dt>
          <dd>
            {value}
            {error && <span className={classes.error}>{error}</span>}
          </dd>
          {action && <dd className={classes.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: React.ReactNode) =>
  value === null || value === undefined || value === "" || value === false;

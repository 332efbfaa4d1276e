/** A section of a job's page with its heading, one level below the title's. */
import { useId } from "react";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./job-details.module.css";

export type HeadingLevel = 2 | 3;

interface JobSectionProps {
  title: string;
  level: HeadingLevel;
  children: React.ReactNode;
}

export function JobSection({ title, level, children }: JobSectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Stack>
  );
}

export interface Row {
  label: string;
  /** Rows without one are left out. */
  value: React.ReactNode;
}

/** Labels and values, side by side where there is room. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const filled = rows.filter(
    ({ value }) => value !== null && value !== undefined && value !== "" && value !== false,
  );
  if (filled.length === 0) return null;
  return (
    <Grid as="dl" minWidth={220} gap={[16, 24]} className={classes.rows}>
      {filled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}

/** Options to choose from, as full-width rows, as rows with a search above them, or as chips. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import { useId, useState } from "react";

import type { Control } from "#platform/web/ui/form/field.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";

import { filterOptions } from "./filter-options.ts";
import classes from "./questions.module.css";

interface RowsProps {
  type: "radio" | "checkbox";
  /** Names the search. */
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onPick: (value: string) => void;
  control: Control;
}

export const Rows = ({ type, options, chosen, onPick, control }: RowsProps) => (
  <Stack gap={8} className={field.rows}>
    {options.map(({ value, label }) => (
      <Row as="label" gap={12} align="start" key={value} className={field.row}>
        <input
          type={type}
          name={`${control.id}-choice`}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onPick(value)}
          onBlur={control.onBlur}
        />
        <span>{label}</span>
      </Row>
    ))}
  </Stack>
);

export function SearchableRows(props: RowsProps) {
  const { t } = useLingui();
  const { label, options, chosen } = props;
  const [sought, seek] = useState("");
  const id = useId();
  // What is chosen stays in sight, whatever is sought.
  const found = filterOptions(options, sought, chosen);
  return (
    <Stack gap={12} className={classes.whole}>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={field.input}
        aria-label={t`Search: ${label}`}
        placeholder={t`Search`}
        value={sought}
        onChange={(event) => seek(event.currentTarget.value)}
        // Enter would send the answer before anything was chosen.
        onKeyDown={(event) =>
          event.key === "Enter" && !event.ctrlKey && !event.metaKey && event.preventDefault()
        }
      />
      <Rows {...props} options={found} />
      <Stack as="p" role="status" className="small muted">
        {found.length === 0 && <Trans>Nothing matches</Trans>}
      </Stack>
    </Stack>
  );
}

export const Chips = ({ options, chosen, onPick, control }: RowsProps) => (
  <Cluster gap={8}>
    {options.map(({ value, label }) => (
      <label key={value} className={classes.chip}>
        <input
          type="checkbox"
          name={`${control.id}-choice`}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onPick(value)}
          onBlur={control.onBlur}
        />
        <IconCheck size={18} stroke={2} />
        <span>{label}</span>
      </label>
    ))}
  </Cluster>
);

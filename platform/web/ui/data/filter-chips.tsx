/** The active filters, each removable, and "Clear all". */
import { Trans, useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

import chip from "../form/chip.module.css";
import classes from "./filter-chips.module.css";

export interface FilterChip {
  key: string;
  /** The text of the chip: "Part-Time". */
  label: string;
  onRemove: () => void;
}

export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <Cluster gap={8}>
      {chips.map(({ key, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className={chip.chip}
          aria-label={t`Remove filter: ${label}`}
          onClick={onRemove}
        >
          {label}
          <IconX size={16} />
        </button>
      ))}
      <button type="button" className={`${chip.chip} ${classes.clear}`} onClick={onClear}>
        <Trans>Clear all</Trans>
      </button>
    </Cluster>
  );
}
